import { expect, it } from 'vitest'
import { startNginxSite } from './nginx-site.ts'
import { HAS_NGINX, startNginx } from './nginx.ts'
import { ADMIN } from '../processes/start-process.ts'

it('a site whose nginx does not start leaves no server running', async () => {
  let server = ''
  const start = async (_port: number, servers: readonly string[]): Promise<never> => {
    server = servers[0] ?? ''
    expect((await fetch(`${server}/healthz`)).status).toBe(200)
    throw new Error('no nginx here')
  }
  await expect(startNginxSite('sqlite3', {}, start)).rejects.toThrow('no nginx here')
  await expect(fetch(`${server}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})

const PATH = '/community'

it.skipIf(!HAS_NGINX).each(['path passed on', 'path taken off'] as const)(
  'a site below a path stays below it behind nginx, the %s',
  async (servers) => {
    const start: typeof startNginx = (port, targets) => startNginx(port, targets, servers)
    await using site = await startNginxSite('sqlite3', {}, start, PATH).then((started) => ({
      ...started,
      [Symbol.asyncDispose]: () => started.stop(),
    }))
    const { ask, own } = site
    const page = await ask('GET', `${PATH}/questions`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<link rel="canonical" href="${own}${PATH}/questions"`)
    const paths = [...page.text.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => !path.startsWith(`${PATH}/`))).toEqual([])
    // The second response comes from memory.
    const file = paths.find((path) => path.endsWith('.js')) ?? ''
    for (const _time of ['first', 'second']) expect((await ask('GET', file)).status).toBe(200)
    expect((await ask('GET', `${PATH}/questions`)).headers.etag).toBe(page.headers.etag)
    expect((await ask('GET', `${PATH}/questions/ask`)).headers.location).toBe(
      `${PATH}/users/login?next=%2Fquestions%2Fask`,
    )
    const json = { 'content-type': 'application/json', origin: own }
    const login = { e_mail: ADMIN.email, pass: ADMIN.password }
    const entered = await ask('POST', `${PATH}/answer/api/v1/user/login/email`, json, login)
    expect(entered.status).toBe(200)
    expect(String(entered.headers['set-cookie'])).toMatch(/^__Secure-visit=[^;]+; .*Path=\/community; HttpOnly; Secure/)
    const foreign = { ...json, origin: 'https://else.example' }
    expect((await ask('POST', `${PATH}/answer/api/v1/user/login/email`, foreign, login)).status).toBe(403)
    expect((await ask('GET', '/questions')).status).toBe(404)
  },
)
