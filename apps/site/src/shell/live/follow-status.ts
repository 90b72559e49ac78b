import { basePath } from '@quandary/web-shell'
import type { NotificationStatus } from './notification-status.ts'

/** The event stream of notifications, authenticated by the reading cookie: an EventSource cannot send the token. */
const STREAM = '/answer/api/v1/notification/stream'
/** Polling interval without an event stream (docs/spec/screens.md#constants). */
const POLL_MS = 3_000
/**
 * An event stream sends its first event at once. If nothing arrives within this time, for example behind a buffering
 * proxy, it is abandoned.
 */
const FIRST_EVENT_TIMEOUT_MS = 6_000
/** Number of polls before the event stream is tried again. */
const POLLS_BEFORE_STREAM = 20

/** The callbacks of {@link followStatus}. */
export interface StatusFollower {
  /** The member whose status is followed; tabs of the same member share it. */
  personId: string
  /** Polls once; `status` is undefined if the request failed. */
  ask(): Promise<{ status: NotificationStatus | undefined; over: boolean }>
  tell(status: NotificationStatus): void
}

/** Messages between tabs: the status, or a request for it. */
type Message = { status: NotificationStatus } | 'ask'

/**
 * Follows a member's notification status while the page is visible. Of all visible tabs in a browser, one listens or
 * polls and tells the others. Without the Web Locks API (it requires a secure origin), each tab does so itself.
 *
 * @returns a function that stops it
 */
export function followStatus(follower: StatusFollower): () => void {
  let looking: AbortController | undefined
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      looking ??= new AbortController()
      shareAmongTabs(follower, looking.signal)
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

function shareAmongTabs(follower: StatusFollower, signal: AbortSignal): void {
  // Sites on one host share channels and locks.
  const name = `notification-status-${follower.personId}${basePath()}`
  const channel = new BroadcastChannel(name)
  let leading = false
  let known: NotificationStatus | undefined
  // A BroadcastChannel has no target origin: only pages of this origin share it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const broadcast = (message: Message) => channel.postMessage(message)
  const tell = (status: NotificationStatus) => {
    known = status
    follower.tell(status)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') tell(data.status)
    else if (leading && known) broadcast({ status: known })
  })
  signal.addEventListener('abort', () => channel.close())
  const lead = () => {
    leading = true
    return listenOrPoll(
      {
        ...follower,
        tell(status) {
          tell(status)
          broadcast({ status })
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
  broadcast('ask')
  // Rejects only when this tab is hidden and its signal aborts.
  locks.request(name, { signal }, lead).catch(() => undefined)
}

/** Listens until the signal aborts, and polls whenever that fails. */
async function listenOrPoll(follower: StatusFollower, signal: AbortSignal): Promise<void> {
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

/** Resolves when the event stream ends or cannot be opened. The browser itself reconnects after a lost connection. */
function listen({ tell }: StatusFollower, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stream = new EventSource(basePath() + STREAM)
    let timeout: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timeout)
      stream.close()
      resolve()
    }
    const wait = () => {
      clearTimeout(timeout)
      timeout = setTimeout(end, FIRST_EVENT_TIMEOUT_MS)
    }
    wait()
    stream.addEventListener('status', ({ data }: MessageEvent<string>) => {
      clearTimeout(timeout)
      // Its sender is the server of this page.
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
