import { basePath } from '@quandary/web-shell'
import type { NotificationStatus } from './notification-status.ts'

/**
 * The event stream of notifications. It is authenticated by the reading cookie, because an EventSource cannot send the
 * token.
 */
const STREAM = '/answer/api/v1/notification/stream'
/** Polling interval without an event stream, in milliseconds (docs/spec/screens.md#states). */
const POLL_MS = 3_000
/**
 * Time limit for the first event, in milliseconds. The server sends it immediately. If it does not arrive in time, for
 * example because a proxy buffers the stream, the stream is abandoned and the status is polled.
 */
const FIRST_EVENT_TIMEOUT_MS = 6_000
/** Number of polls before the event stream is retried. */
const POLLS_BEFORE_STREAM = 20

/** The callbacks of {@link followStatus}. */
export interface StatusFollower {
  /** Id of the member. Tabs of the same member share the status. */
  personId: string
  /** Polls once. `status` is undefined if the request failed; `over` ends the polling. */
  ask(): Promise<{ status: NotificationStatus | undefined; over: boolean }>
  onStatus(status: NotificationStatus): void
}

/** Messages between tabs: the status, or a request for it. */
type Message = { status: NotificationStatus } | 'ask'

/**
 * Follows a member's notification status while the page is visible. Of the visible tabs in a browser, only one
 * listens or polls, and it passes the status on to the others. Without the Web Locks API, which requires a secure
 * origin, each tab listens or polls itself.
 *
 * @returns a function that stops following
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
  // Contains the base path, because sites on one host share channels and locks.
  const name = `notification-status-${follower.personId}${basePath()}`
  const channel = new BroadcastChannel(name)
  let leading = false
  let known: NotificationStatus | undefined
  // A BroadcastChannel has no target origin, because only pages of the same origin share it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const broadcast = (message: Message) => channel.postMessage(message)
  const onStatus = (status: NotificationStatus) => {
    known = status
    follower.onStatus(status)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') onStatus(data.status)
    else if (leading && known) broadcast({ status: known })
  })
  signal.addEventListener('abort', () => channel.close())
  const lead = () => {
    leading = true
    return listenOrPoll(
      {
        ...follower,
        onStatus(status) {
          onStatus(status)
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
  // Rejects only if the signal aborts, for example when this tab is hidden.
  locks.request(name, { signal }, lead).catch(() => undefined)
}

/**
 * Listens to the event stream, and polls for a while whenever the stream fails. Resolves when the signal aborts or a
 * poll results in `over`.
 */
async function listenOrPoll(follower: StatusFollower, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen(follower, signal)
    for (let n = 0; n < POLLS_BEFORE_STREAM && !signal.aborted; n += 1) {
      const { status, over } = await follower.ask()
      if (signal.aborted || over) return
      if (status) follower.onStatus(status)
      await pause(POLL_MS, signal)
    }
  }
}

/**
 * Listens to the event stream. Resolves when the stream ends or cannot be opened. After a lost connection, the browser
 * reconnects by itself.
 */
function listen({ onStatus }: StatusFollower, signal: AbortSignal): Promise<void> {
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
      // Sent by our own server, so the cast is safe.
      onStatus(JSON.parse(data) as NotificationStatus)
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
