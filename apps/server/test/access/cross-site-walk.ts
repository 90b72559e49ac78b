import { expect } from 'vitest'
import type { ContractOperation } from '../../src/platform/http/contract.ts'
import { loadContract } from '../../src/platform/http/contract.ts'

const { operations } = loadContract()
const changing = operations.filter(({ method }) => method !== 'GET')

type Headers = Readonly<Record<string, string>>

/** Request content types, grouped by what operations accept. */
export const JSON_TYPES = ['application/json', 'Application/JSON; charset=utf-8']
const FORM_TYPES = ['multipart/form-data; boundary=x']
const OTHER_TYPES = [
  undefined,
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'application/octet-stream',
]
export const TYPES: readonly (string | undefined)[] = [...JSON_TYPES, ...FORM_TYPES, ...OTHER_TYPES]

/**
 * Origin headers of browsers and other programs, and whether the site accepts them.
 * @param own the origin of the site
 */
export function originsOf(own: string): readonly (readonly [headers: Headers, accepted: boolean])[] {
  const { protocol, host } = new URL(own)
  return [
    [{}, true],
    [{ origin: own }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: own }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: own }, true],
    [{ origin: 'https://else.example' }, false],
    [{ origin: `https://${host}.else.example` }, false],
    [{ origin: `${own.replace(/:\d+$/, '')}:8081` }, false],
    // An unencrypted page may be forged, so a site with https must not trust one. A site with http may trust an https
    // page, which is at least as trustworthy as itself.
    [{ origin: `${protocol === 'https:' ? 'http:' : 'https:'}//${host}` }, protocol === 'http:'],
    [{ origin: 'http://moved.example', host: 'moved.example' }, true],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://else.example' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: `${protocol}//blog.${host}` }, false],
    [{ 'sec-fetch-site': 'anything' }, false],
  ]
}

/** The parts of an HTTP response that these tests read. */
interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
}

/** A site that is reached over HTTP, as by a browser or a program. */
export interface ReachedSite {
  /** Origin of the site. */
  own: string
  /** Sends a request with the reading cookie of a signed-in person. */
  send(method: string, path: string, headers: Headers, body?: string): Promise<Answer>
}

type Verdict = 'passed' | 'foreign' | 'wrong type'

interface Call {
  operation: ContractOperation
  headers: Headers
  body?: string
  right: Verdict
}

/**
 * Calls every changing operation with every content type and from every origin. Expects a call to pass only if its
 * content type and its origin are accepted.
 * @param walk `every pair`, or `one by one`: each content type only with an accepted origin and each origin only with
 * an accepted content type, which is a sixth of the calls
 * @returns the number of calls
 */
export function walkTypes(site: ReachedSite, walk: 'every pair' | 'one by one'): Promise<number> {
  const calls = changing.flatMap((operation) => {
    const rightTypes = operation.takesForm ? FORM_TYPES : JSON_TYPES
    return TYPES.flatMap((type) =>
      originsOf(site.own).flatMap(([origin, accepted], n): Call[] => {
        if (walk === 'one by one' && n > 0 && type !== rightTypes[0]) return []
        const headers = { ...origin, ...(type !== undefined && { 'content-type': type }) }
        const isRight = rightTypes.includes(type ?? '')
        return [{ operation, headers, body: '{}', right: !accepted ? 'foreign' : isRight ? 'passed' : 'wrong type' }]
      }),
    )
  })
  return judge(site, calls)
}

/**
 * Calls every changing operation from every origin, each time without a body.
 * @returns the number of calls
 */
export function walkWithoutBody(site: ReachedSite): Promise<number> {
  const calls = changing.flatMap((operation) => {
    const takesNone = operation.body === undefined && !operation.takesForm
    return originsOf(site.own).map(([headers, accepted]): Call => {
      return { operation, headers, right: !accepted ? 'foreign' : takesNone ? 'passed' : 'wrong type' }
    })
  })
  expect(changing.some(({ body, takesForm }) => body === undefined && !takesForm)).toBe(true)
  return judge(site, calls)
}

/** Sends the preflight request of another site for every operation, and expects no permission. */
export async function walkPermissions({ send }: ReachedSite): Promise<void> {
  await inParallel(operations, async ({ id, method, url }) => {
    const { headers } = await send('OPTIONS', url.replaceAll(/:\w+/g, 'x'), {
      origin: 'https://else.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type, authorization',
    })
    const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
    expect([id, allowed]).toEqual([id, []])
  })
}

async function judge(site: ReachedSite, calls: readonly Call[]): Promise<number> {
  const found: string[] = []
  const right: string[] = []
  await inParallel(calls, async (call) => {
    const name = `${call.operation.id} ${JSON.stringify(call.headers)}`
    found.push(`${name}: ${await verdictOf(site, call)}`)
    right.push(`${name}: ${call.right}`)
  })
  expect(found).toEqual(right)
  return found.length
}

/** Sends the call with an unreadable query value, so that a call that passes the check changes nothing. */
async function verdictOf({ send }: ReachedSite, { operation, headers: stated, body }: Call): Promise<Verdict> {
  const path = `${operation.url.replaceAll(/:\w+/g, 'x')}?unreadable=%00`
  const { status, headers, text } = await send(operation.method, path, stated, body)
  expect(headers['set-cookie'], operation.id).toBeUndefined()
  const { code, reason } = JSON.parse(text) as { code: number; reason: string }
  expect(code).toBe(status)
  if (reason === 'base.foreign_request') return status === 403 ? 'foreign' : 'passed'
  return reason === 'base.wrong_content_type' && status === 415 ? 'wrong type' : 'passed'
}

/** Number of concurrent requests, as many as a browser sends to a site. */
const CONCURRENCY = 6

/** Runs `work` for every item, a few at a time. */
export async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values()
  const lane = async (): Promise<void> => {
    for (const one of rest) await work(one)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
}
