import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { CONTRACT_VERSION, unwrap } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import { mountPages } from '../../src/page-host/index.ts'
import { MAX_BODY_BYTES } from '../../src/platform/http/body-limit.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { openSession } from '../../src/slices/accounts/index.ts'
import { readSettings, writeSettings } from '../../src/slices/site-settings/index.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { WAIT_TIMEOUT } from '../wait-timeout.ts'

const login = '/answer/api/v1/user/login/email'
const json = { 'content-type': 'application/json' }
const longBody = `{"e_mail":"${'x'.repeat(100_000)}"}`
const manyHeaders = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-${n}`, 'x']))

describeOnEveryEngine('the HTTP layer', (open) => {
  it('H1 answers broken JSON, an empty body and a wrong JSON type with 400 and no field list', async () => {
    const { server } = await open()
    for (const payload of ['{"e_mail":', '', '[]', '{"e_mail": 7, "pass": "password"}']) {
      const answer = await server.http.inject({
        method: 'POST',
        url: login,
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode, payload).toBe(400)
      expect(answer.json()).toEqual({
        code: 400,
        reason: 'base.request_format_error',
        msg: 'Some of the values sent are not valid.',
        data: null,
      })
    }
  })

  it('H2 answers unknown paths and wrong methods with the 404 envelope', async () => {
    const { server } = await open()
    for (const [method, url] of [
      ['GET', '/answer/api/v1/nothing'],
      ['DELETE', login],
      ['GET', '/installation/x'],
      ['GET', '/answer/api/v1/%'],
      ['GET', '/answer/api/v1/%E0%A4%A?x=%'],
    ] as const) {
      const answer = await server.http.inject({ method, url })
      expect(answer.statusCode, url).toBe(404)
      expect(Object.keys(answer.json())).toEqual(['code', 'reason', 'msg', 'data'])
    }
  })

  it('H3 speaks the language of the request', async () => {
    const { server } = await open()
    const answer = await server.http.inject({
      url: '/answer/api/v1/nothing',
      headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
    })
    expect(answer.json().msg).toMatch(/\p{Script=Han}/u)
  })

  it('H4 enforces the policy of an operation: 401 without a session, 403 for members on admin operations', async () => {
    const site = await open()
    const url = '/answer/admin/api/siteinfo/general'
    const member = await site.registerPerson({ name: 'Bob' })
    const moderator = await site.registerPerson({ name: 'Mia', role: 3 })
    const admin = await site.admin()
    const status = async (authorization?: string): Promise<number> => {
      const answer = await site.server.http.inject({
        url,
        headers: authorization === undefined ? {} : { authorization },
      })
      return answer.statusCode
    }
    expect(await status()).toBe(401)
    expect(await status('unknown')).toBe(401)
    expect(await status(member.token)).toBe(403)
    expect(await status(moderator.token)).toBe(403)
    expect(await status(admin.token)).toBe(200)
    expect(await status(`Bearer ${admin.token}`)).toBe(200)
  })

  it('H5 accepts a session from the header alone, never from the query or the reading cookie', async () => {
    const site = await open()
    const { token } = await site.admin()
    const url = '/answer/admin/api/siteinfo/general'
    const byQuery = await site.server.http.inject({ url: `${url}?Authorization=${token}` })
    const byCookie = await site.server.http.inject({ url, cookies: { visit: token } })
    expect([byQuery.statusCode, byCookie.statusCode]).toEqual([401, 401])
  })

  it('H6 marks the reading cookie HttpOnly and SameSite, and Secure and __Host- once the site address is https', async () => {
    const site = await open()
    const admin = await site.admin()
    const login = async (): Promise<string> => {
      const answer = await site.server.http.inject({
        method: 'POST',
        url: '/answer/api/v1/user/login/email',
        payload: { e_mail: 'admin@qa.test', pass: 'admin-password' },
      })
      return String(answer.headers['set-cookie'])
    }
    expect(await login()).toMatch(/^visit=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const { data } = await site.api(admin.token).call('getGeneralSettings')
    if (!data) throw new Error('no settings')
    await site.api(admin.token).call('updateGeneralSettings', { body: { ...data, site_url: 'https://qa.test' } })
    expect(await login()).toMatch(/^__Host-visit=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('H24 reads the reading cookie under its own name alone, and gives it again to a browser that has the token', async () => {
    const site = await open()
    const general = await readSettings(site.ctx, 'general')
    const { id } = await site.admin()
    const given = async (cookie: string): Promise<string | undefined> => {
      const { token, visit } = await openSession(site.ctx, site.ctx.db, id)
      const headers = { authorization: token, cookie: `${cookie}=${visit}` }
      const answer = await site.server.http.inject({ url: '/answer/api/v1/user/info', headers })
      expect(answer.json().data.id).toBe(String(id))
      return answer.cookies[0]?.name
    }
    expect([await given('visit'), await given('__Host-visit')]).toEqual([undefined, 'visit'])
    // A neighbouring host, or an attacker on the network over http, can set the cookie without the prefix.
    await writeSettings(site.ctx, 'general', { ...general, site_url: 'https://qa.test' })
    expect([await given('visit'), await given('__Host-visit')]).toEqual(['__Host-visit', undefined])
  })

  it('H16 asks browsers for https alone on every answer, once the site address is https', async () => {
    const site = await open()
    const answers = async (): Promise<unknown[]> => {
      const { http } = site.server
      const found = [
        await http.inject({ url: '/answer/api/v1/siteinfo' }),
        await http.inject({ url: '/answer/admin/api/siteinfo/general' }),
        await http.inject({ url: '/answer/api/v1/nothing' }),
        await http.inject({ method: 'POST', url: login, payload: 'text' }),
        await http.inject({ method: 'POST', url: login, headers: { origin: 'https://else.example' }, payload: {} }),
        await http.inject({ url: '/answer/api/v1/user-center/login/redirect' }),
        await http.inject({ url: '/healthz' }),
        await http.inject({ url: `/?x=${'x'.repeat(9000)}` }),
      ]
      return found.map(({ statusCode, headers }) => [statusCode, headers['strict-transport-security']])
    }
    const statuses = [200, 401, 404, 415, 403, 302, 200, 414]
    expect(await answers()).toEqual(statuses.map((status) => [status, undefined]))
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, site_url: 'https://qa.test' })
    expect(await answers()).toEqual(statuses.map((status) => [status, 'max-age=31536000']))
  })

  it('H7 sends the security headers and keeps responses out of caches', async () => {
    const { server } = await open()
    const { headers } = await server.http.inject({ url: '/answer/api/v1/siteinfo' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('H23 names the version of the contract on every answer of an operation, refusals included', async () => {
    const { server } = await open()
    for (const [method, url, status] of [
      ['GET', '/answer/api/v1/siteinfo', 200],
      ['POST', login, 415],
      ['GET', '/answer/admin/api/dashboard', 401],
    ] as const) {
      const { headers, statusCode } = await server.http.inject({ method, url })
      expect([statusCode, headers['quandary-contract']], url).toEqual([status, CONTRACT_VERSION])
    }
  })

  it('H8 refuses a body above a megabyte', async () => {
    const { server } = await open()
    const payload = JSON.stringify({ e_mail: 'a@b.c', pass: 'x'.repeat(1024 * 1024) })
    const headers = { 'content-type': 'application/json' }
    const answer = await server.http.inject({ method: 'POST', url: login, headers, payload })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().code).toBe(413)
  })

  it.each([
    ['an address', 414, 'base.address_too_long', { url: `/answer/api/v1/siteinfo?x=${'x'.repeat(9000)}` }],
    ['a header', 431, 'base.headers_too_large', { url: '/healthz', headers: { cookie: `a=${'x'.repeat(17_000)}` } }],
    ['the list of headers', 431, 'base.headers_too_large', { url: '/', headers: manyHeaders }],
    ['a body', 413, 'base.request_too_large', { method: 'POST', url: login, headers: json, payload: longBody }],
  ] as const)('H19 refuses %s that is too long in the language of the reader', async (_what, code, reason, request) => {
    const { server } = await open()
    for (const [language, script] of [
      ['en', /\p{Script=Latin}/u],
      ['zh', /\p{Script=Han}/u],
    ] as const) {
      const headers = { ...('headers' in request && request.headers), 'accept-language': language }
      const answer = await server.http.inject({ ...request, headers })
      expect(answer.statusCode).toBe(code)
      expect(answer.json()).toEqual({ code, reason, msg: expect.stringMatching(script), data: null })
      expect(answer.json().msg).not.toBe(reason)
    }
  })

  it('H12 refuses NUL characters and deep nesting quickly, and accepts an escaped NUL as text', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ask = async (payload: string): Promise<number> => {
      const headers = { authorization: token, 'content-type': 'application/json' }
      const answer = await site.server.http.inject({
        method: 'POST',
        url: '/answer/api/v1/post/render',
        headers,
        payload,
      })
      return answer.statusCode
    }
    expect(await ask(JSON.stringify({ content: 'a\0b' }))).toBe(400)
    expect(await ask(`{"content": "x", "more": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe(400)
    expect(await ask(JSON.stringify({ content: String.raw`a\u0000b` }))).toBe(200)
  })

  it('H26 answers a path with a NUL character as one that does not exist, everywhere', async () => {
    const site = await open()
    await mountPages(await site.ownServer(), site.ctx)
    const api = ['/answer/api/v1/connector/login/%00', '/answer/api/v1/%00']
    const others = ['/tags/%00/feed.rss', '/feed.atom%00', '/uploads/post/%00.png', '/static/site/%00', '/admin/%00']
    const pages = ['/%00', '/users/%00', '/users/a%00b/answers', '/tags/%00', '/questions/%00', '/questions/1/%00']
    for (const url of [...api, ...others, ...pages]) {
      expect([url, (await site.server.http.inject({ url })).statusCode]).toEqual([url, 404])
    }
  })

  it('H28 keeps the connection open when it refuses a body, so that a proxy can pass the refusal on', async () => {
    const server = await (await open()).ownServer()
    const address = await server.http.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<unknown>()
    const send = (body: string, length: Record<string, string>) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', ...length }
        const sent = request(address + login, { method: 'POST', agent, headers }, (answer) => {
          sockets.add(answer.socket)
          answer.resume().on('end', () => resolve(answer))
        })
        sent.on('error', reject)
        sent.end(body)
      })
    for (const bytes of [100_000, MAX_BODY_BYTES + 1, 20 * MAX_BODY_BYTES]) {
      const answer = await send('x'.repeat(bytes), { 'content-length': String(bytes) })
      expect([bytes, answer.statusCode, answer.headers.connection]).toEqual([bytes, 413, undefined])
    }
    expect((await send('{', {})).statusCode).toBe(400)
    expect(sockets.size).toBe(1)
    agent.destroy()
  })

  it('H29 gathers long answers for four guests at a time, and members wait behind none of them', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const tags = [{ slug_name: 'bread', display_name: 'bread', original_text: '' }]
    const asked = { title: 'Why does my bread not rise?', content: 'It stays flat all night.', tags }
    const { id } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    const answered = { question_id: id, content: 'It is too cold.' }
    const { info } = await unwrap(site.api(ada.token).call('createAnswer', { body: answered }))
    const { dispatcher } = site.server
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let running = 0
    const runAs = dispatcher.runAs.bind(dispatcher)
    dispatcher.runAs = async (...call) => {
      running += 1
      await held
      return runAs(...call)
    }
    const urls = [
      `answer/page?question_id=${id}`,
      `answer/info?id=${info.id}`,
      `question/info?id=${id}`,
      `revisions?object_id=${id}`,
    ]
    // A token without a session counts as a guest.
    const headers = { authorization: 'Bearer none' }
    const ask = (url: string, given: object = headers) =>
      site.server.http.inject({ url: `/answer/api/v1/${url}`, headers: { ...given } })
    const waiting = [...urls, ...urls, ...urls].map((url) => ask(url))
    const others = [ask('siteinfo', {}), ask(urls[0] ?? '', { authorization: ada.token })]
    await vi.waitFor(() => expect(running).toBe(4 + others.length), WAIT_TIMEOUT)
    release()
    const answers = await Promise.all([...waiting, ...others])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(running).toBe(waiting.length + others.length)
  })

  it('H27 takes a caller that breaks off for no fault of the storage', async () => {
    const { http } = await (await open()).ownServer()
    const address = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
    const { promise: broken, resolve } = Promise.withResolvers<Error>()
    const socket = connect(Number(address.port), address.hostname)
    http.server.once('request', (request) => {
      request.once('error', resolve)
      socket.destroy()
    })
    const head = [`POST ${login} HTTP/1.1`, 'host: x', 'content-type: application/json', 'content-length: 100']
    socket.write(`${head.join('\r\n')}\r\n\r\n{"e_m`)
    expect(await broken).toMatchObject({ code: 'ECONNRESET' })
    // The server is still running. An error in its log would fail the test.
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
  })

  it('H14 limits repeated attempts per account and per address, and says how long to wait', async () => {
    const { server } = await open({ rateLimits: true })
    const attempt = (e_mail: string) =>
      server.http.inject({ method: 'POST', url: login, payload: { e_mail, pass: 'wrong-password' } })
    for (let round = 0; round < 10; round += 1) expect((await attempt('admin@qa.test')).statusCode).toBe(400)
    const refused = await attempt('ADMIN@qa.test')
    expect([refused.statusCode, refused.json().reason]).toEqual([429, 'base.rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt('other@qa.test')).statusCode).toBe(400)
  })

  it('H22 widens a limit to the network of the caller that trusted proxies name', async () => {
    const { server } = await open({ rateLimits: true, trustedProxies: ['127.0.0.1'] })
    const attempt = async (address: string, n: number): Promise<number> => {
      const headers = { 'x-forwarded-for': `203.0.113.9, ${address}` }
      const payload = { e_mail: `p${n}@qa.test`, pass: 'wrong-password' }
      return (await server.http.inject({ method: 'POST', url: login, headers, payload })).statusCode
    }
    for (let n = 0; n < 4 * 30; n += 1) expect(await attempt(`2001:db8:1:${n % 4}::1`, n)).toBe(400)
    expect(await attempt('2001:db8:1:ff::1', 200)).toBe(429)
    expect(await attempt('2001:db8:1:100::1', 200)).toBe(400)
  })

  it('H9 ignores fields that a request may not set', async () => {
    const site = await open()
    const body = {
      name: 'Eve',
      e_mail: 'eve@example.com',
      pass: 'password1',
      role_id: 2,
      rank: 9000,
      __proto__: { role_id: 2 },
    }
    const { data } = await site.api().call('registerByEmail', { body })
    expect(data).toMatchObject({ role_id: 1, rank: 0 })
  })

  it('H10 reports that it is alive and ready', async () => {
    const { server } = await open()
    for (const url of ['/healthz', '/readyz']) {
      const answer = await server.http.inject({ url })
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
    }
  })

  it.each([
    ['nobody', [], '127.0.0.1'],
    ['the proxy that connects', ['127.0.0.1'], '203.0.113.9'],
    ['another proxy', ['10.0.0.0/8'], '127.0.0.1'],
  ])('H15 trusts %s about the client address', async (_who, trustedProxies, ip) => {
    const site = await open({ trustedProxies })
    const answer = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/register/email',
      // The caller controls the left part; the right one is the address the last proxy saw.
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
      payload: { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' },
    })
    const { access_token } = answer.json().data
    const sessions = await unwrap(site.api(access_token).call('listSessions'))
    expect(sessions.map((session) => session.ip)).toEqual([ip])
  })
})

it('H11 writes the log as JSON lines without secrets', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({ authorization: 'secret-token', body: { pass: 'secret-pass' } }, 'something')
  expect(lines.join('')).not.toContain('secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'something', authorization: '[hidden]' })
})

describeOnEveryEngine('responses', (open) => {
  it('H13 are compressed for clients that accept it', async () => {
    const { server } = await open()
    const url = '/answer/api/v1/language/config'
    const packed = await server.http.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    const plain = await server.http.inject({ url })
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  })
})
