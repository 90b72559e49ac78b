/** Options of {@link retryingFetch}. */
export interface RetryOptions {
  /** Attempts after the first one. Default 3. */
  retries?: number
  /**
   * Maximum delay before the first retry, in milliseconds; it doubles with every further retry. The actual delay is
   * random, on average half of the maximum. Default 300.
   */
  delayMs?: number
  /** Sends a request. Default: the platform's fetch. */
  fetch?: (request: Request) => Promise<Response>
}

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Longest `Retry-After` that is waited for. If the server requires a longer wait, the caller gets the response at once.
 */
const MAX_WAIT_MS = 5_000

/** GET operations of the contract that change something, without those that redirect a browser. */
const UNSAFE = /\/user\/(?:logout|activation)$/

/**
 * Statuses after which a retry may succeed a moment later: too many requests, or an unavailable server behind a proxy.
 */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

/**
 * Returns a `fetch` for a client that retries calls when the server cannot be reached or is briefly unavailable. Before
 * a retry, it waits for the seconds of `Retry-After`; if they are more than five, it returns the response without a
 * retry. Without that header, it waits for a random part of a delay that doubles with each retry, so that many clients
 * do not return at the same time. It retries calls that only read. It also retries members' calls that change
 * something, because their idempotency key makes that safe. Calls that change something without such a key are sent
 * once: those of guests, and GET operations such as `logout`. The timeout of a call covers all of its attempts.
 */
export function retryingFetch(options: RetryOptions = {}): (request: Request) => Promise<Response> {
  const { retries = 3, delayMs = 300, fetch: send = (request: Request) => fetch(request) } = options
  const attempt = async (request: Request, failures: number): Promise<Response> => {
    if (failures >= retries || !isRepeatable(request)) return send(request)
    const response = await send(request.clone()).catch((cause: unknown) => {
      if (request.signal.aborted) throw cause
    })
    if (response && !PASSING.has(response.status)) return response
    const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000
    if (response && asked > MAX_WAIT_MS) return response
    await response?.body?.cancel()
    await pause(asked >= 0 ? asked : Math.random() * delayMs * 2 ** failures, request.signal)
    return attempt(request, failures + 1)
  }
  return (request) => attempt(request, 0)
}

function isRepeatable({ method, url, headers }: Request): boolean {
  if (SAFE.has(method)) return !UNSAFE.test(new URL(url).pathname)
  return headers.has('idempotency-key') && headers.has('authorization')
}

/** Waits; rejects as soon as the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
