import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { createContext } from '../../src/create-context.ts'
import type { CaptchaAction } from '@quandary/api-client'
import { openDatabase } from '../../src/platform/db/database.ts'
import { cheapPasswords } from '../cheap-passwords.ts'
import type { TestSite } from '../harness.ts'
import { openSite } from '../harness.ts'

/*
 * Two servers over one PostgreSQL database. Each has its own context, connection pool and HTTP layer, like two
 * processes. On SQLite only one process serves a site.
 */

const LOGIN = '/answer/api/v1/user/login/email'
const WRONG = 'error.object.email_or_password_incorrect'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Opens a site that is served by two servers. */
async function openTwice(): Promise<{ site: TestSite; servers: readonly [App, App] }> {
  const site = await openSite('postgres', { rateLimits: true })
  const { config, clock, log } = site.ctx
  const database = openDatabase(site.databaseConfig, site.dataDir)
  const other = await createApp(createContext({ config, database, clock, log, passwords: cheapPasswords }))
  closing.push(
    () => other.http.close(),
    () => database.close(),
    () => site.close(),
  )
  return { site, servers: [site.server, other] }
}

interface Answer {
  reason: string
  data: Record<string, unknown> | null
}

async function post({ http }: App, url: string, payload: object, headers: Record<string, string> = {}) {
  return (await http.inject({ method: 'POST', url, payload, headers })).json<Answer>()
}

/** Fetches a captcha from a server; the solution is read where the site stores it. */
async function solve(site: TestSite, { http }: App, action: CaptchaAction) {
  const { data } = (await http.inject(`/answer/api/v1/user/action/record?action=${action}`)).json<Answer>()
  const rows = await site.ctx.db
    .selectFrom('ephemeral_entries')
    .select('value')
    .where('value', 'is not', null)
    .execute()
  const [stored] = rows.filter(({ value }) => value?.startsWith(`${action} `))
  return { captcha_id: data?.['captcha_id'], captcha_code: stored?.value?.split(' ')[1] }
}

it('two servers look at three wrong passwords together, however many arrive at once', async () => {
  const { servers } = await openTwice()
  const attempts = Array.from({ length: 24 }, (_, n) =>
    post(servers[n % 2 === 0 ? 0 : 1], LOGIN, { e_mail: `someone-${n}@qa.test`, pass: 'wrong-password' }),
  )
  const reasons = (await Promise.all(attempts)).map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === WRONG)).toHaveLength(3)
  expect(new Set(reasons)).toEqual(new Set([WRONG, 'error.object.captcha_verification_failed']))
})

it('a captcha of one server is solved once, at either', async () => {
  const { site, servers } = await openTwice()
  const [one, other] = servers
  const reset = (server: App, captcha: object) =>
    post(server, '/answer/api/v1/user/password/reset', { e_mail: 'nobody@qa.test', ...captcha })
  const solution = await solve(site, one, 'email')
  const answers = await Promise.all([other, one, other, one].map((server) => reset(server, solution)))
  expect(answers.map(({ reason }) => reason).toSorted()).toEqual([
    'base.success',
    ...Array.from({ length: 3 }, () => 'error.object.captcha_verification_failed'),
  ])
})

it('the same post sent to both servers at once is made once', async () => {
  const { site, servers } = await openTwice()
  const { token } = await site.admin()
  const question = { title: 'Is this asked twice?', content: 'It was sent to both.', tags: [{ slug_name: 'twice' }] }
  const answers = await Promise.all(
    servers.map((server) => post(server, '/answer/api/v1/question', question, { authorization: token })),
  )
  expect(answers.map(({ reason }) => reason).toSorted()).toEqual(['base.duplicate_request_error', 'base.success'])
  expect(await site.ctx.db.selectFrom('questions').select('id').execute()).toHaveLength(1)
})

it('the limit of registrations is one for both servers', async () => {
  const { servers } = await openTwice()
  const register = (n: number) =>
    servers[n % 2 === 0 ? 0 : 1].http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/register/email',
      payload: { name: `Person ${n}`, e_mail: `person-${n}@qa.test`, pass: 'a-long-password' },
    })
  const answers = await Promise.all(Array.from({ length: 26 }, (_, n) => register(n)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(6)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('3600')
})
