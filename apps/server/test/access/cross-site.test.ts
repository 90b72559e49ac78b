import { expect, it } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import { writeSettings, readSettings } from '../../src/slices/site-settings/index.ts'
import { openSession, viewerOfVisit } from '../../src/slices/accounts/index.ts'
import type { ReachedSite } from './cross-site-walk.ts'
import { JSON_TYPES, originsOf, TYPES, walkPermissions, walkTypes, walkWithoutBody } from './cross-site-walk.ts'
import type { TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'

const reading = loadContract().operations.filter(({ method }) => method === 'GET')

const OWN = 'http://qa.test'

describeOnEveryEngine('operations that another site calls', (_open, _engine, share) => {
  const reached = share(async (openShared): Promise<ReachedSite> => {
    const site = await openShared()
    const { visit } = await openSession(site.ctx, site.ctx.db, (await site.admin()).id)
    return {
      own: OWN,
      async send(method, url, headers, payload) {
        const {
          statusCode,
          headers: answered,
          body,
        } = await site.server.http.inject({
          method: method as 'POST',
          url,
          headers: { host: 'qa.test', cookie: `visit=${visit}`, ...headers },
          ...(payload !== undefined && { payload }),
        })
        return { status: statusCode, headers: answered, text: body }
      },
    }
  })

  it('X1 every changing operation takes one content type alone, from this site or from a program', async () => {
    expect(await walkTypes(await reached(), 'every pair')).toBeGreaterThan(10_000)
  }, 120_000)

  it('X2 a body may be absent where the operation takes none, and the origin still counts', async () => {
    expect(await walkWithoutBody(await reached())).toBeGreaterThan(1000)
  }, 60_000)

  it('X5 no browser is told that another site may call an operation', async () => {
    await walkPermissions(await reached())
  })
})

describeOnEveryEngine('requests that another site can cause', (open) => {
  it('X3 a login sets the reading cookie only for a request that passes', async () => {
    const site = await open()
    await site.admin()
    const payload = JSON.stringify({ e_mail: 'admin@qa.test', pass: 'admin-password' })
    for (const type of TYPES) {
      for (const [origin, accepted] of originsOf(OWN)) {
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
    const { visit } = await openSession(site.ctx, site.ctx.db, (await site.admin()).id)
    const before = await rowsOf(site)
    const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
    const statuses = new Set<number>()
    for (const privately of [false, true]) {
      const login = await readSettings(site.ctx, 'login')
      await writeSettings(site.ctx, 'login', { ...login, login_required: privately })
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
    expect(await viewerOfVisit(site.ctx, visit)).not.toBeNull()
    expect(await rowsOf(site)).toEqual(before)
  }, 60_000)
})

/** Tables that the test itself changes, and the table of captchas and counters, whose rows expire. */
const CHANGING = new Set(['site_settings', 'content_changes', 'ephemeral_entries'])

/** Reads the rows of every table that a request could change permanently. */
async function rowsOf({ ctx }: TestSite): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const { name } of await ctx.db.introspection.getTables()) {
    if (CHANGING.has(name)) continue
    // The names come from the database, so the types do not know them.
    rows[name] = await ctx.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
  }
  return rows
}
