import { cookieName, VISIT_COOKIE } from '../../../src/platform/http/cookies.ts'
import { openSession } from '../../../src/slices/accounts/index.ts'
import { takeAlarms } from '../../alarm.ts'
import type { TestSite } from '../../harness.ts'
import { generated, populate } from '../../model/run.ts'
import type { Pages } from '../../http/pages.ts'
import { startPages } from '../../http/pages.ts'
import type { Answered, FuzzTarget } from './fuzz-run.ts'
import { MAX_ANSWER_MS } from './fuzz-run.ts'
import type { Caller } from './generated-calls.ts'
import { KnownValues } from './known-values.ts'
import type { PageRequest } from './page-requests.ts'
import { requestsOf, routesOfSite } from './page-requests.ts'
import type { RawAnswer } from './raw-request.ts'
import { sendRaw } from './raw-request.ts'

/** Number of operations that the people of the model perform before the first request, to create content. */
const FIRST_OPERATIONS = 60
/** A member of the model with enough reputation for most actions. */
const MEMBER = 2
/** Routes that answer with a server error by design, with its status. */
const FAILURES: ReadonlyMap<string, number> = new Map([
  ['/50x', 500],
  ['/maintenance', 503],
])
/** Markup in the generated values; a page that contains it has not escaped it. */
const REPEATED = ['<script>alert(1)', '<svg onload=', '<img src=x onerror']

/**
 * Fuzzes everything that the page host serves besides the operations.
 * @param routes addresses in Fastify's syntax
 */
export function pagesTarget(routes: readonly string[]): FuzzTarget<PageRequest> {
  return {
    calls: requestsOf(routes),
    prepare: (site) => FuzzedPages.prepare(site),
    nameOf: ({ route }) => route,
    parts: ['headers', 'query'],
  }
}

/** Returns the routes of the public site and those that the page host mounts itself. */
export async function routesOfPages(site: TestSite): Promise<string[]> {
  const { http } = await site.ownServer()
  const mounted = new Set<string>()
  http.addHook('onRoute', ({ url }) => void mounted.add(url))
  const { mountPages } = await import('../../../src/page-host/index.ts')
  await mountPages({ ...site.server, http }, site.ctx)
  return [...new Set([...routesOfSite(), ...mounted])].toSorted()
}

/** A site with content whose pages are requested over a socket. */
class FuzzedPages {
  readonly #pages: Pages
  readonly #known: KnownValues
  readonly #cookies: Readonly<Record<Caller, string>>

  private constructor(pages: Pages, known: KnownValues, cookies: Readonly<Record<Caller, string>>) {
    this.#pages = pages
    this.#known = known
    this.#cookies = cookies
  }

  static async prepare(site: TestSite): Promise<FuzzedPages> {
    const { ids, accounts } = await populate(site, generated('fuzzed', FIRST_OPERATIONS))
    const known = new KnownValues()
    known.learn(ids)
    known.learn((await site.api().call('listQuestions')).data)
    const cookieOf = async (id: number | undefined): Promise<string> => {
      const { visit } = await openSession(site.ctx, site.ctx.db, id ?? 0)
      return `${cookieName(VISIT_COOKIE, false)}=${visit}`
    }
    const cookies = { guest: '', member: await cookieOf(accounts[MEMBER]), administrator: await cookieOf(accounts[0]) }
    const pages = await startPages(site)
    // Warm-up: loads the renderer.
    await pages.get('/')
    takeAlarms()
    return new FuzzedPages(pages, known, cookies)
  }

  /** Sends a request and judges the response. */
  async perform(request: PageRequest): Promise<Answered> {
    this.#pages.site.clock.advance(1000)
    const { answer, ms: first } = await this.#send(request)
    // The time is measured again if it is too long: the first request may load a library or collect garbage.
    const ms = first > MAX_ANSWER_MS ? Math.min(first, (await this.#send(request)).ms) : first
    const problem =
      takeAlarms().find((alarm) => !isByDesign(request, alarm)) ??
      problemOf(request, answer) ??
      (ms > MAX_ANSWER_MS ? `It took ${Math.round(ms)} ms of processor.` : undefined)
    return { status: answer.status, ms, ...(problem !== undefined && { problem }) }
  }

  async #send(request: PageRequest): Promise<{ answer: RawAnswer; ms: number }> {
    const { method, by, path, query, text, form, headers } = request
    const target = `/${path.map((segment) => this.#segment(segment)).join('/')}${text ?? this.#search(query)}`
    const cookie = [headers['cookie'], this.#cookies[by]].filter(Boolean).join('; ')
    const since = process.cpuUsage()
    const answer = await sendRaw(this.#pages.port, {
      method,
      target,
      headers: {
        ...headers,
        ...(cookie !== '' && { cookie }),
        ...(form !== undefined && { origin: 'http://qa.test', 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { body: form }),
    })
    const { user, system } = process.cpuUsage(since)
    return { answer, ms: (user + system) / 1000 }
  }

  #segment(segment: PageRequest['path'][number]): string {
    return typeof segment === 'string' ? segment : encodeURIComponent(String(this.#known.resolve(segment)))
  }

  #search(query: PageRequest['query']): string {
    const pairs = Object.entries(query).map(([name, value]) => {
      const text = typeof value === 'string' ? value : String(this.#known.resolve(value))
      return `${name}=${encodeURIComponent(text.toWellFormed())}`
    })
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`
  }
}

/** True for the alarm of a route that answers with a server error by design. */
function isByDesign({ route }: PageRequest, alarm: string): boolean {
  return FAILURES.has(route) && alarm.endsWith(`was answered with ${FAILURES.get(route)}`)
}

function problemOf({ route, method }: PageRequest, { status, headers, text }: RawAnswer): string | undefined {
  if (status === 0) return 'The connection ended without an answer.'
  if (status >= 500 && FAILURES.get(route) !== status) return `It was answered with ${status}.`
  if (headers.has('planted') || headers.get('set-cookie')?.includes('planted') === true) return 'A header was planted.'
  const location = headers.get('location')
  if (location !== undefined && !isOnSite(location)) return `It leads to ${location}.`
  const repeated = REPEATED.find((markup) => text.includes(markup))
  if (repeated !== undefined) return `The page repeats ${repeated}.`
  if (method === 'GET' && status === 200 && !headers.has('content-type')) return 'The answer has no content type.'
  return undefined
}

/** True for a location on the site, as a browser resolves it. */
function isOnSite(location: string): boolean {
  const base = 'http://qa.test'
  return URL.canParse(location, base) && new URL(location, base).origin === base
}
