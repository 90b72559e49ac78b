import { BROWSER_COOKIE } from '../../src/slices/accounts/index.ts'
import type { TestSite } from '../harness.ts'

/** The result of a browser's request. */
export interface Step {
  status: number
  /** The redirect target, absolute or a path; '' without a redirect. */
  location: string
  /** The query of that address. */
  query: Record<string, string>
}

/** A browser that stores cookies and does not follow redirects by itself. */
export class Browser {
  #site: TestSite
  #cookies = new Map<string, string>()

  constructor(site: TestSite) {
    this.#site = site
  }

  /** Opens an address of the site. */
  async go(address: string): Promise<Step> {
    const url = new URL(address, 'http://qa.test')
    const answer = await this.#site.server.http.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: this.#headers(),
    })
    this.#keep(answer.cookies)
    const location = answer.headers.location ?? ''
    return { status: answer.statusCode, location, query: queryOf(location) }
  }

  /** Calls the API as a page does; `token` is the page's session token. */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    given: { token?: string; body?: Record<string, unknown> } = {},
  ): Promise<{ status: number; data: unknown; reason: string }> {
    const answer = await this.#site.server.http.inject({
      method,
      url: `/answer/api/v1/${path}`,
      headers: { ...this.#headers(), ...(given.token === undefined ? {} : { authorization: given.token }) },
      ...(given.body === undefined ? {} : { payload: given.body }),
    })
    this.#keep(answer.cookies)
    const { data, reason } = answer.json<{ data: unknown; reason: string }>()
    return { status: answer.statusCode, data, reason }
  }

  cookie(name: string): string {
    return this.#cookies.get(name) ?? ''
  }

  /** Names of the stored cookies. */
  cookies(): string[] {
    return [...this.#cookies.keys()]
  }

  /** Drops the cookie that binds a sign-in to this browser. */
  forgetLogin(): void {
    this.#cookies.delete(BROWSER_COOKIE.name)
  }

  #headers(): Record<string, string> {
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  #keep(cookies: readonly { name: string; value: string }[]): void {
    for (const { name, value } of cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

/** Returns the query parameters of an address. */
export function queryOf(location: string): Record<string, string> {
  return Object.fromEntries(new URL(location, 'http://qa.test').searchParams)
}
