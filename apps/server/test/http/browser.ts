import { BROWSER_COOKIE } from '../../src/slices/accounts/index.ts'
import type { TestSite } from '../harness.ts'

/** The result of a browser's request. */
export interface Step {
  status: number
  /** Target of the redirect, absolute or a path; '' without a redirect. */
  location: string
  /** Query parameters of the redirect's target. */
  query: Record<string, string>
}

/** The response to a request of a browser. */
interface Answer {
  status: number
  headers: { location?: string | undefined; 'set-cookie'?: string | string[] | undefined }
  text: string
}

/** Sends a request to a site, as a browser would. */
type Send = (method: string, path: string, headers: Record<string, string>, body?: unknown) => Promise<Answer>

/** A client that stores cookies like a browser and does not follow redirects. */
export class Browser {
  #send: Send
  #cookies = new Map<string, string>()

  /** @param site a site in this process, or a function that sends requests to a site elsewhere */
  constructor(site: TestSite | { ask: Send }) {
    this.#send = 'ask' in site ? site.ask : sendTo(site)
  }

  /** Opens an address of the site. */
  async go(address: string): Promise<Step> {
    const url = new URL(address, 'http://qa.test')
    const answer = await this.#send('GET', url.pathname + url.search, this.#headers())
    this.#keep(answer)
    const location = answer.headers.location ?? ''
    return { status: answer.status, location, query: queryOf(location) }
  }

  /**
   * Calls the API like a page.
   * @param token the page's session token
   */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    given: { token?: string; body?: Record<string, unknown> } = {},
  ): Promise<{ status: number; data: unknown; reason: string }> {
    const { token, body } = given
    const headers = {
      ...this.#headers(),
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const answer = await this.#send(method, `/answer/api/v1/${path}`, headers, body)
    this.#keep(answer)
    const { data, reason } = JSON.parse(answer.text) as { data: unknown; reason: string }
    return { status: answer.status, data, reason }
  }

  cookie(name: string): string {
    return this.#cookies.get(name) ?? ''
  }

  /** Names of the stored cookies. */
  cookies(): string[] {
    return [...this.#cookies.keys()]
  }

  /** Deletes the cookie that binds a sign-in to this browser. */
  forgetLogin(): void {
    this.#cookies.delete(BROWSER_COOKIE.name)
  }

  #headers(): Record<string, string> {
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  #keep({ headers }: Answer): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

function sendTo({ server }: TestSite): Send {
  return async (method, url, headers, body) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    // Browsers only use these methods, so the cast is safe.
    const sent = { method: method as 'GET' | 'POST' | 'PUT', url, headers, ...payload }
    const answer = await server.http.inject(sent)
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
  }
}

/** Returns the query parameters of an address. */
export function queryOf(location: string): Record<string, string> {
  return Object.fromEntries(new URL(location, 'http://qa.test').searchParams)
}
