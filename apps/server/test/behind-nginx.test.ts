import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Nginx } from './nginx.ts'
import { freePort, HAS_NGINX, startNginx } from './nginx.ts'
import type { ServerProcess } from './start-process.ts'
import { ADMIN, startServerProcess } from './start-process.ts'

const LOGIN = '/answer/api/v1/user/login/email'
const YEAR = 'max-age=31536000'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
}

if (!HAS_NGINX) process.stdout.write('Not run: the tests behind nginx need nginx and openssl on this machine.\n')

describe.skipIf(!HAS_NGINX)('a site behind nginx with TLS', () => {
  let server: ServerProcess
  let nginx: Nginx
  let port: number

  beforeAll(async () => {
    port = await freePort()
    const env = { SITE_URL: `https://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'on' }
    server = await startServerProcess({ ...env, SAMPLE_CONTENT: 'off' })
    nginx = await startNginx(port, [server.address.replace('localhost', '127.0.0.1')])
    // nginx says nowhere that it listens, so the first answer tells.
    await vi.waitFor(async () => expect((await ask('GET', '/healthz')).status).toBe(200), { timeout: 10_000 })
  })

  afterAll(async () => {
    await nginx?.stop()
    await server?.stop()
  })

  /** Asks from another address than nginx, which is the trusted proxy. */
  function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
    from = '127.0.0.2',
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        { method, host: '127.0.0.1', localAddress: from, port, path, headers, ca: nginx.certificate, agent: false },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
        },
      )
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  const json = { 'content-type': 'application/json' }
  const own = (): Record<string, string> => ({ ...json, origin: `https://127.0.0.1:${port}` })

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
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://127.0.0.1:${port}` }
    const logout = await ask('POST', '/users/logout', form)
    const cookies = [login, logout].flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(cookies.length).toBeGreaterThanOrEqual(2)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-visit=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('N4 another site can neither log somebody in nor out, whatever content type it sends', async () => {
    const from = '127.0.0.3'
    const site = `https://127.0.0.1:${port}`
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
      { origin: site.replace('https:', 'http:') },
      { 'sec-fetch-site': 'cross-site', origin: site },
      { 'sec-fetch-site': 'same-site' },
    ]
    const account = { e_mail: ADMIN.email, pass: ADMIN.password }
    for (const type of types) {
      const typed: Record<string, string> = type === '' ? {} : { 'content-type': type }
      for (const stated of foreign) {
        const answer = await ask('POST', LOGIN, { ...typed, ...stated }, account, from)
        expect([type, stated, answer.status, answer.headers['set-cookie']]).toEqual([type, stated, 403, undefined])
      }
      const answer = await ask('POST', LOGIN, { ...typed, origin: site }, account, from)
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
