import type { NotificationStatus } from './notification-status.ts'

/** The stream of what waits, admitted by the reading cookie: an EventSource cannot send the token. */
const STREAM = '/answer/api/v1/notification/stream'
/** How often is asked where there is no stream (product spec §9). */
const POLL_MS = 3_000
/** A stream tells something at once; one that does not come, or is held back on its way, is given up after this. */
const PATIENCE_MS = 6_000
/** How long is asked before another stream is tried. */
const POLLS_BEFORE_STREAM = 20

/** What {@link followStatus} works with. */
export interface StatusFollower {
  /** Whose status it is; tabs of one person share it. */
  personId: string
  /** Asks once; undefined where there was no answer. */
  ask(): Promise<{ status: NotificationStatus | undefined; over: boolean }>
  tell(status: NotificationStatus): void
}

/** What tabs say to each other: the status, or the question for it. */
type Message = { status: NotificationStatus } | 'ask'

/**
 * Follows what waits for a person while the page is looked at. Of all visible tabs of a browser one listens or asks and
 * tells the others; where the browser cannot arrange that (locks need a secure address), each does for itself.
 *
 * @returns ends it
 */
export function followStatus(follower: StatusFollower): () => void {
  let looking: AbortController | undefined
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      looking ??= new AbortController()
      takePart(follower, looking.signal)
    } else stop()
  }
  const stop = () => {
    looking?.abort()
    looking = undefined
  }
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    stop()
  }
}

function takePart(follower: StatusFollower, signal: AbortSignal): void {
  const name = `notification-status-${follower.personId}`
  const channel = new BroadcastChannel(name)
  let leading = false
  let known: NotificationStatus | undefined
  // A channel has no target: only pages of this very origin share it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Message) => channel.postMessage(message)
  const tell = (status: NotificationStatus) => {
    known = status
    follower.tell(status)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') tell(data.status)
    else if (leading && known) say({ status: known })
  })
  signal.addEventListener('abort', () => channel.close())
  const lead = () => {
    leading = true
    return keepCurrent(
      {
        ...follower,
        tell(status) {
          tell(status)
          say({ status })
        },
      },
      signal,
    )
  }
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    void lead()
    return
  }
  say('ask')
  // Refused only when this tab is not looked at any more.
  locks.request(name, { signal }, lead).catch(() => undefined)
}

/** Listens, and asks where that fails, until the signal. */
async function keepCurrent(follower: StatusFollower, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen(follower, signal)
    for (let n = 0; n < POLLS_BEFORE_STREAM && !signal.aborted; n += 1) {
      const { status, over } = await follower.ask()
      if (signal.aborted || over) return
      if (status) follower.tell(status)
      await pause(POLL_MS, signal)
    }
  }
}

/** Resolves when there is nothing to listen to, or not any more. The browser itself comes back to a lost stream. */
function listen({ tell }: StatusFollower, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stream = new EventSource(STREAM)
    let patience: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(patience)
      stream.close()
      resolve()
    }
    const wait = () => {
      clearTimeout(patience)
      patience = setTimeout(end, PATIENCE_MS)
    }
    wait()
    stream.addEventListener('status', ({ data }: MessageEvent<string>) => {
      clearTimeout(patience)
      // Written by the server this page came from.
      tell(JSON.parse(data) as NotificationStatus)
    })
    stream.addEventListener('end', end)
    stream.addEventListener('error', () => (stream.readyState === EventSource.CLOSED ? end() : wait()))
    signal.addEventListener('abort', end)
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
