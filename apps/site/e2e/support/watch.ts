import type { BrowserContext } from '@playwright/test'

/** Collects the problems in the pages of a test. */
export interface Watch {
  /** Starts watching every page of a context, including pages opened later. */
  over(context: BrowserContext, options: { scripts: boolean }): Promise<void>
  /** Ignores responses with this status from this path, because the test causes them. */
  expectStatus(status: number, path: string | RegExp): void
  /** Ignores requests that fail without a connection, because the test has cut it. */
  expectNoConnection(): void
  /** Ignores matching console messages, because the test causes them. */
  expectComplaint(words: RegExp): void
  /** Declares that the test causes errors inside the server whose text matches. */
  expectAlarm(words: RegExp): void
  readonly expectedAlarms: readonly RegExp[]
  readonly problems: readonly string[]
}

/**
 * Chromium's console message for a response with status 400 or above. It is ignored, because the response itself is
 * checked.
 */
const LOAD_FAILURE = /^Failed to load resource: the server responded with a status of/

/** Chromium's error for requests that were aborted because the reader navigated away, which is no fault. */
const ABORTED = 'net::ERR_ABORTED'

/** Chromium's error for requests without a connection. */
const NO_CONNECTION = 'net::ERR_INTERNET_DISCONNECTED'

/** Chromium's error for scripts that were not loaded because scripts are switched off. */
const NO_SCRIPT = 'csp'

/**
 * Collects errors and warnings of the console, uncaught errors, failed requests, responses of 400 or more, and
 * violations of the content security policy.
 */
export function createWatch(): Watch {
  const problems: string[] = []
  // The page repeats these calls, so they may be refused at any time. Their refusal shows the page that the session has
  // ended or that the member was suspended.
  const expected: { status: number; path: string | RegExp }[] = [401, 403].map((status) => ({
    status,
    path: /\/answer\/api\/v1\/notification\/(status|stream)$/,
  }))
  const complaints: RegExp[] = []
  const expectedAlarms: RegExp[] = []
  let isCut = false
  const isExpected = (status: number, url: string): boolean => {
    const { pathname } = new URL(url)
    return expected.some((one) => {
      const fits = typeof one.path === 'string' ? one.path === pathname : one.path.test(pathname)
      return one.status === status && fits
    })
  }

  async function over(context: BrowserContext, { scripts }: { scripts: boolean }): Promise<void> {
    context.on('console', (message) => {
      const type = message.type()
      if ((type !== 'error' && type !== 'warning') || LOAD_FAILURE.test(message.text())) return
      if (isCut && message.text().endsWith(NO_CONNECTION)) return
      if (complaints.some((words) => words.test(message.text()))) return
      problems.push(`console ${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) => problems.push(`uncaught: ${event.error().stack ?? event.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      if (isCut && reason === NO_CONNECTION) return
      if (reason !== ABORTED && (scripts || reason !== NO_SCRIPT))
        problems.push(`request failed (${reason}): ${request.url()}`)
    })
    context.on('response', (response) => {
      const status = response.status()
      if (status < 400 || isExpected(status, response.url())) return
      problems.push(`${status}: ${response.request().method()} ${response.url()}`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Content security policy: ${violatedDirective} refused ${blockedURI}`)
      })
    })
  }
  return {
    over,
    expectStatus: (status, path) => void expected.push({ status, path }),
    expectNoConnection: () => {
      isCut = true
    },
    expectComplaint: (words) => void complaints.push(words),
    expectAlarm: (words) => void expectedAlarms.push(words),
    expectedAlarms,
    problems,
  }
}
