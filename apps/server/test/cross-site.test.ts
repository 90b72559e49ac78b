import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../src/platform/http/contract.ts'
import { loadContract } from '../src/platform/http/contract.ts'
import { writeSettings, readSettings } from '../src/slices/site-settings/index.ts'
import { openSession, viewerOfVisit } from '../src/slices/accounts/index.ts'
import type { TestSite } from './harness.ts'
import { describeOnEveryEngine, openSite } from './harness.ts'

const { operations } = loadContract()
const changing = operations.filter(({ method }) => method !== 'GET')
const reading = operations.filter(({ method }) => method === 'GET')

const OWN = 'http://qa.test'
type Headers = Readonly<Record<string, string>>

/** Origin headers of browsers and other programs, and whether the site accepts them. */
const ORIGINS: readonly [headers: Headers, accepted: boolean][] = [
  [{}, true],
  [{ origin: OWN }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: OWN }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: OWN }, true],
  [{ origin: 'http://localhost:9080', host: 'localhost:9080' }, true],
  [{ origin: 'https://else.example' }, false],
  [{ origin: 'https://qa.test.else.example' }, false],
  [{ origin: `${OWN}:8080` }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://else.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://blog.qa.test' }, false],
  [{ 'sec-fetch-site': 'anything' }, false],
]

const JSON_TYPES = ['application/json', 'Application/JSON; charset=utf-8']
const FORM_TYPES = ['multipart/form-data; boundary=x']
const OTHER_TYPES = [
  undefined,
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'application/octet-stream',
]
const TYPES = [...JSON_TYPES, ...FORM_TYPES, ...OTHER_TYPES]

type Verdict = 'passed' | 'foreign' | 'wrong type'

function expected(operation: ContractOperation, type: string | undefined, accepted: boolean): Verdict {
  if (!accepted) return 'foreign'
  return (operation.takesForm ? FORM_TYPES : JSON_TYPES).includes(type ?? '') ? 'passed' : 'wrong type'
}

// The origin and the content type are judged before the database is asked for anything but the settings.
describe('operations that another site calls', () => {
  let site: TestSite
  let visit: string

  beforeEach(async () => {
    site = await openSite('sqlite3')
    const admin = await site.admin()
    visit = (await openSession(site.app, site.app.db, admin.id)).visit
  })
  afterEach(() => site.close())

  /** Calls an operation with an unreadable value, so that one which passes changes nothing. */
  function send(operation: ContractOperation, headers: Headers, payload?: string) {
    return site.server.http.inject({
      method: operation.method,
      url: `${operation.url.replaceAll(/:\w+/g, 'x')}?unreadable=%00`,
      headers: { host: 'qa.test', cookie: `visit=${visit}`, ...headers },
      ...(payload !== undefined && { payload }),
    })
  }

  async function verdictOf(operation: ContractOperation, headers: Headers, payload?: string): Promise<Verdict> {
    const answer = await send(operation, headers, payload)
    expect(answer.headers['set-cookie'], operation.id).toBeUndefined()
    const { code, reason } = answer.json<{ code: number; reason: string }>()
    expect(code).toBe(answer.statusCode)
    if (reason === 'base.foreign_request') return answer.statusCode === 403 ? 'foreign' : 'passed'
    return reason === 'base.wrong_content_type' && answer.statusCode === 415 ? 'wrong type' : 'passed'
  }

  it('X1 every changing operation takes one content type alone, from this site or from a program', async () => {
    const found: string[] = []
    const right: string[] = []
    for (const operation of changing) {
      for (const type of TYPES) {
        for (const [origin, accepted] of ORIGINS) {
          const headers = { ...origin, ...(type !== undefined && { 'content-type': type }) }
          const name = `${operation.id} ${type ?? 'no type'} ${JSON.stringify(origin)}`
          found.push(`${name}: ${await verdictOf(operation, headers, '{}')}`)
          right.push(`${name}: ${expected(operation, type, accepted)}`)
        }
      }
    }
    expect(found).toEqual(right)
    expect(found.length).toBe(changing.length * TYPES.length * ORIGINS.length)
  }, 120_000)

  it('X2 a body may be absent where the operation takes none, and the origin still counts', async () => {
    const found: string[] = []
    const right: string[] = []
    for (const operation of changing) {
      const takesNone = operation.body === undefined && !operation.takesForm
      for (const [origin, accepted] of ORIGINS) {
        const name = `${operation.id} ${JSON.stringify(origin)}`
        found.push(`${name}: ${await verdictOf(operation, origin)}`)
        right.push(`${name}: ${!accepted ? 'foreign' : takesNone ? 'passed' : 'wrong type'}`)
      }
    }
    expect(found).toEqual(right)
    expect(changing.some(({ body, takesForm }) => body === undefined && !takesForm)).toBe(true)
  }, 60_000)

  it('X5 no browser is told that another site may call an operation', async () => {
    for (const operation of operations) {
      const { headers } = await site.server.http.inject({
        method: 'OPTIONS',
        url: operation.url.replaceAll(/:\w+/g, 'x'),
        headers: {
          origin: 'https://else.example',
          'access-control-request-method': operation.method,
          'access-control-request-headers': 'content-type, authorization',
        },
      })
      const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
      expect([operation.id, allowed]).toEqual([operation.id, []])
    }
  })
})

describeOnEveryEngine('requests that another site can cause', (open) => {
  it('X3 a login sets the reading cookie only for a request that passes', async () => {
    const site = await open()
    await site.admin()
    const payload = JSON.stringify({ e_mail: 'admin@qa.test', pass: 'admin-password' })
    for (const type of TYPES) {
      for (const [origin, accepted] of ORIGINS) {
        const answer = await site.server.http.inject({
          method: 'POST',
          url: '/answer/api/v1/user/login/email',
          headers: { host: 'qa.test', ...origin, ...(type !== undefined && { 'content-type': type }) },
          payload,
        })
        const enters = accepted && JSON_TYPES.includes(type ?? '')
        expect([answer.headers['set-cookie'] !== undefined, type, origin]).toEqual([enters, type, origin])
        expect(answer.statusCode === 200).toBe(enters)
      }
    }
  })

  it('X4 no GET without a valid token sets or clears a cookie, ends a session or changes a row', async () => {
    const site = await open()
    const { visit } = await openSession(site.app, site.app.db, (await site.admin()).id)
    const before = await rowsOf(site)
    const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
    const statuses = new Set<number>()
    for (const privately of [false, true]) {
      const login = await readSettings(site.app, 'login')
      await writeSettings(site.app, 'login', { ...login, login_required: privately })
      for (const operation of reading) {
        for (const headers of [picture, { 'sec-fetch-site': 'cross-site' }, { authorization: 'unknown' }]) {
          const answer = await site.server.http.inject({
            url: operation.url.replaceAll(/:\w+/g, 'x'),
            headers: { host: 'qa.test', cookie: `visit=${visit}`, ...headers },
          })
          statuses.add(answer.statusCode)
          expect([operation.id, answer.headers['set-cookie']]).toEqual([operation.id, undefined])
        }
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 401]))
    expect(await viewerOfVisit(site.app, visit)).not.toBeNull()
    expect(await rowsOf(site)).toEqual(before)
  }, 60_000)
})

/** Tables that the test itself changes, and the one that puzzles and counts live in until they expire. */
const CHANGING = new Set(['site_settings', 'content_changes', 'ephemeral_entries'])

/** Every row of every table that a request could change for good. */
async function rowsOf({ app }: TestSite): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const { name } of await app.db.introspection.getTables()) {
    if (CHANGING.has(name)) continue
    // The names come from the database itself.
    rows[name] = await app.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
  }
  return rows
}
