import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/platform/http/body-limit.ts'
import { loadContract } from '../../src/platform/http/contract.ts'
import type { ReachedSite } from '../access/cross-site-walk.ts'
import { inParallel, walkPermissions, walkTypes, walkWithoutBody } from '../access/cross-site-walk.ts'
import type { NginxSite } from './nginx-site.ts'
import { startNginxSite } from './nginx-site.ts'
import { HAS_NGINX, startNginx } from './nginx.ts'
import { ADMIN } from '../processes/start-process.ts'
import { ENGINES } from '../databases/test-database.ts'

const LOGIN = '/answer/api/v1/user/login/email'
const FORM = 'application/x-www-form-urlencoded'
/** Headers with which a caller may claim that the site has another address. */
const FORWARDED: readonly Record<string, string>[] = [
  { 'x-forwarded-host': 'else.example' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { 'x-forwarded-server': 'else.example', 'x-host': 'else.example' },
  { forwarded: 'for=192.0.2.1;host=else.example;proto=http' },
  { 'x-original-url': '//else.example/', 'x-rewrite-url': '//else.example/' },
  { 'x-forwarded-prefix': '//else.example', 'x-original-host': 'else.example' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
]
const YEAR = 'max-age=31536000'

const { operations } = loadContract()

if (!HAS_NGINX) process.stdout.write('Not run: the tests behind nginx need nginx and openssl on this machine.\n')

// nginx is started with `deploy/nginx.conf`.
describe.skipIf(!HAS_NGINX).each(ENGINES)('a site on %s behind nginx with TLS', (engine) => {
  let site: NginxSite
  let ask: NginxSite['ask']

  beforeAll(async () => {
    site = await startNginxSite(engine, { RATE_LIMITS: 'on' })
    ask = site.ask
  })

  afterAll(() => site?.stop())

  const json = { 'content-type': 'application/json' }
  const own = (): Record<string, string> => ({ ...json, origin: site.own })

  it('N1 every kind of answer asks for https alone and has the security headers', async () => {
    const answers = [
      [200, await ask('GET', '/')],
      [200, await ask('GET', '/questions')],
      [404, await ask('GET', '/nowhere')],
      [200, await ask('GET', '/feed.atom')],
      [200, await ask('GET', '/robots.txt')],
      [200, await ask('GET', '/admin')],
      [200, await ask('GET', '/answer/api/v1/siteinfo')],
      [404, await ask('GET', '/answer/api/v1/nothing')],
      [401, await ask('GET', '/answer/admin/api/siteinfo/general')],
      [400, await ask('POST', LOGIN, own(), { e_mail: ADMIN.email, pass: 'wrong-password' })],
      [403, await ask('POST', LOGIN, { ...json, origin: 'https://else.example' }, {})],
      [415, await ask('POST', LOGIN, { 'content-type': 'text/plain' }, {})],
      [414, await ask('GET', `/questions?x=${'x'.repeat(9000)}`)],
    ] as const
    for (const [status, answer] of answers) {
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([status, YEAR])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('N2 every cookie is Secure, HttpOnly and __Host-, when it is set and when it is cleared', async () => {
    const login = await ask('POST', LOGIN, own(), { e_mail: ADMIN.email, pass: ADMIN.password })
    expect(login.status).toBe(200)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.own }
    const logout = await ask('POST', '/users/logout', form)
    const cookies = [login, logout].flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(cookies.length).toBeGreaterThanOrEqual(2)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-visit=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('N4 another site can neither log somebody in nor out, whatever content type it sends', async () => {
    const from = '127.0.0.3'
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ]
    const foreign: Record<string, string>[] = [
      { origin: 'https://else.example' },
      { origin: 'null' },
      { origin: site.own.replace('https:', 'http:') },
      { 'sec-fetch-site': 'cross-site', origin: site.own },
      { 'sec-fetch-site': 'same-site' },
    ]
    const account = { e_mail: ADMIN.email, pass: ADMIN.password }
    for (const type of types) {
      const typed: Record<string, string> = type === '' ? {} : { 'content-type': type }
      for (const stated of foreign) {
        const answer = await ask('POST', LOGIN, { ...typed, ...stated }, account, from)
        expect([type, stated, answer.status, answer.headers['set-cookie']]).toEqual([type, stated, 403, undefined])
      }
      const answer = await ask('POST', LOGIN, { ...typed, origin: site.own }, account, from)
      const enters = type === 'application/json'
      expect([type, answer.status]).toEqual([type, enters ? 200 : 415])
      expect(answer.headers['set-cookie'] !== undefined).toBe(enters)
    }
    const entered = await ask('POST', LOGIN, own(), account, from)
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    for (const path of ['/answer/api/v1/user/logout', '/answer/api/v1/user/info', '/users/logout', '/questions']) {
      const answer = await ask('GET', path, { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' })
      expect([path, answer.headers['set-cookie']]).toEqual([path, undefined])
    }
    const plain = { 'content-type': 'application/x-www-form-urlencoded', cookie }
    for (const stated of foreign) {
      const answer = await ask('POST', '/users/logout', { ...plain, ...stated }, undefined, from)
      expect([stated, answer.status, answer.headers['set-cookie']]).toEqual([stated, 303, undefined])
    }
  })

  it('N5 a cookie that a neighbouring host could plant logs nobody in', async () => {
    const { headers } = await ask('POST', LOGIN, own(), { e_mail: ADMIN.email, pass: ADMIN.password }, '127.0.0.4')
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    const cached = async (sent: string) => (await ask('GET', '/questions', { cookie: sent })).headers['cache-control']
    expect(await cached(cookie)).toBe('private, no-cache')
    expect(await cached(cookie.replace('__Host-', ''))).toBe('public, no-cache')
  })

  /** Returns the site with the reading cookie of its administrator. */
  async function reachedBy(from: string): Promise<ReachedSite> {
    const { headers } = await ask('POST', LOGIN, own(), { e_mail: ADMIN.email, pass: ADMIN.password }, from)
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    return {
      own: site.own,
      send: (method, path, stated, body) => ask(method, path, { cookie, ...stated }, body, from),
    }
  }

  it('N6 every changing operation takes one content type alone, from this site or from a program', async () => {
    const site = await reachedBy('127.0.0.5')
    expect(await walkTypes(site, 'one by one')).toBeGreaterThan(2000)
    expect(await walkWithoutBody(site)).toBeGreaterThan(1000)
  }, 120_000)

  it('N7 no browser is told that another site may call an operation', async () => {
    await walkPermissions(await reachedBy('127.0.0.6'))
  })

  it('N8 no GET that a picture can cause sets or clears a cookie, and every answer asks for https alone', async () => {
    const { send } = await reachedBy('127.0.0.7')
    const statuses = new Set<number>()
    await inParallel(operations, async ({ id, method, url }) => {
      if (method !== 'GET') return
      const path = url.replaceAll(/:\w+/g, 'x')
      for (const site of ['same-origin', 'cross-site']) {
        const { status, headers } = await send('GET', path, { 'sec-fetch-site': site, 'sec-fetch-dest': 'image' })
        statuses.add(status)
        expect([id, headers['set-cookie'], headers['strict-transport-security']]).toEqual([id, undefined, YEAR])
      }
    })
    expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 401]))
  })

  it('N9 a body beyond the limit of its operation is refused by the site itself, in words', async () => {
    const { send } = await reachedBy('127.0.0.8')
    await inParallel(operations, async ({ id, method, url, takesForm, bodyLimit }) => {
      if (method === 'GET' || takesForm) return
      for (const bytes of [bodyLimit + 1, MAX_BODY_BYTES + 1, 4 * MAX_BODY_BYTES]) {
        const body = `{"a":"${'x'.repeat(bytes)}"}`
        const { status, headers, text } = await send(method, url.replaceAll(/:\w+/g, 'x'), json, body)
        expect([id, bytes, status, headers['strict-transport-security']]).toEqual([id, bytes, 413, YEAR])
        expect(JSON.parse(text)).toMatchObject({ code: 413, reason: 'base.request_too_large' })
      }
    })
    expect((await send('POST', LOGIN, json, 'x'.repeat(33 * 1024 * 1024))).status).toBe(413)
  }, 120_000)

  it('N10 no header decides where a redirect or a link leads', async () => {
    const plain = await ask('GET', '/questions')
    const led = await ask('GET', '/answer')
    for (const headers of FORWARDED) {
      const page = await ask('GET', '/questions', headers)
      expect([headers, page.text.includes('else.example')]).toEqual([headers, false])
      expect([headers, page.status]).toEqual([headers, plain.status])
      const redirect = await ask('GET', '/answer', headers)
      expect([headers, redirect.status, redirect.headers.location]).toEqual([headers, led.status, led.headers.location])
      const form = { ...headers, origin: site.own, 'content-type': FORM }
      const logout = await ask('POST', '/users/logout', form)
      expect(logout.status).toBe(303)
      expect(new URL(logout.headers.location ?? '', 'https://qa.test').host).toBe('qa.test')
    }
  })

  it('N19 of 24 wrong passwords at once three are looked at, the others are asked for a captcha', async () => {
    const guess = (n: number) =>
      ask('POST', LOGIN, own(), { e_mail: `guess${n}@qa.test`, pass: 'wrong-password' }, '127.0.0.9')
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => guess(n)))
    const reasons = answers.map(({ text }) => (JSON.parse(text) as { reason: string }).reason)
    const lookedAt = reasons.filter((reason) => reason === 'error.object.email_or_password_incorrect')
    const asked = reasons.filter((reason) => reason === 'error.object.captcha_verification_failed')
    expect([lookedAt.length, asked.length]).toEqual([3, 21])
  })

  it('N3 limits count the address that nginx names, whatever the caller claims', async () => {
    const attempt = (claimed: string) =>
      ask(
        'POST',
        LOGIN,
        { ...own(), 'x-forwarded-for': claimed },
        { e_mail: `${claimed}@qa.test`, pass: 'wrong-password' },
      )
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await attempt(`203.0.113.${n}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask('GET', '/answer/api/v1/siteinfo')).status).toBe(200)
  })
})

// nginx appends its caller's address to the header, as behind a load balancer.
describe.skipIf(!HAS_NGINX).each(ENGINES)('a site on %s behind a load balancer and nginx', (engine) => {
  it('N21 addresses of one IPv6 network count as one, those of another do not', async () => {
    const trusted = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.0/8' }
    const site = await startNginxSite(engine, trusted, (port, servers) => startNginx(port, servers))
    try {
      const guess = async (address: string) => {
        const headers = { 'content-type': 'application/json', origin: site.own, 'x-forwarded-for': address }
        const eMail = `${address.replaceAll(':', '-')}@qa.test`
        const { text } = await site.ask('POST', LOGIN, headers, { e_mail: eMail, pass: 'wrong-password' })
        return (JSON.parse(text) as { reason: string }).reason
      }
      const reasons: string[] = []
      for (let n = 1; n <= 4; n += 1) reasons.push(await guess(`2001:db8:1:2::${n}`))
      const [wrong, captcha] = ['email_or_password_incorrect', 'captcha_verification_failed']
      expect(reasons).toEqual([wrong, wrong, wrong, captcha].map((reason) => `error.object.${reason}`))
      expect(await guess('2001:db8:1:3::1')).toBe(`error.object.${wrong}`)
    } finally {
      await site.stop()
    }
  })
})
