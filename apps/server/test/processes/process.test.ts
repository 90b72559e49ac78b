import { execFile } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAlarm } from '../alarm.ts'
import { openEventStream } from '../http/event-stream-reader.ts'
import type { ServerProcess } from './start-process.ts'
import { startServerProcess } from './start-process.ts'

let server: ServerProcess | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('the server as a process', () => {
  it('P1 installs itself, prints the administrator and shows the sample questions without scripts', async () => {
    server = await startServerProcess({ ADMIN_PASSWORD: '' })
    expect(server.output()).toMatch(/Administrator: admin@example\.com\s+Password: {6}\S{12}/)
    const page = await fetch(server.address)
    expect(page.status).toBe(200)
    const html = await page.text()
    const list = await (await fetch(`${server.address}/answer/api/v1/question/page?page_size=5`)).json()
    for (const { title } of list.data.list) expect(html).toContain(escaped(title))
  })

  it('P2 exits with code 0 within ten seconds of SIGTERM', async () => {
    const running = await startServerProcess({ SAMPLE_CONTENT: 'off' })
    expect(await running.stop()).toBe(0)
  })

  it('P5 exits within ten seconds of SIGTERM even with open event streams', async () => {
    const running = await startServerProcess({ SAMPLE_CONTENT: 'off' })
    const { email, password } = running.admin
    const login = await fetch(`${running.address}/answer/api/v1/user/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ e_mail: email, pass: password }),
    })
    const { data } = (await login.json()) as { data: { access_token: string } }
    const url = `${running.address}/answer/api/v1/notification/stream`
    const listen = () => openEventStream(url, { authorization: data.access_token })
    const listeners = [await listen(), await listen(), await listen()]
    for (const listener of listeners) expect(await listener.next()).toMatchObject({ event: 'status' })
    const asked = performance.now()
    expect(await running.stop()).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)
    for (const listener of listeners) expect(await listener.next()).toBeUndefined()
  })

  it('P6 refuses headers beyond its limit in the language of the reader, and keeps the connection', async () => {
    server = await startServerProcess({ SAMPLE_CONTENT: 'off' })
    const cookie = `a=${'x'.repeat(20_000)}`
    const answer = await fetch(`${server.address}/healthz`, { headers: { cookie, 'accept-language': 'zh-CN' } })
    expect(answer.status).toBe(431)
    expect(await answer.json()).toMatchObject({
      reason: 'base.headers_too_large',
      msg: expect.stringMatching(/请求头/),
    })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  })

  it('P9 goes on serving after a rejection that a plugin did not handle, and logs it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'quandary-plugin-'))
    const folder = join(dataDir, 'plugins', 'node_modules', 'careless')
    try {
      await mkdir(folder, { recursive: true })
      const manifest = { name: 'careless', version: '1.0.0', type: 'module', exports: './index.js' }
      await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
      const rejects = `setInterval(() => void Promise.reject(new Error('Nobody waits for this')), 10)`
      await writeFile(join(folder, 'index.js'), `${rejects}\nexport const plugin = undefined\n`)
      server = await startServerProcess({ SAMPLE_CONTENT: 'off', DATA_DIR: dataDir, PLUGINS: 'careless' })
      await expect.poll(server.output).toContain('Nobody waits for this')
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
      for (const line of [/a rejection was not handled/, /a plugin cannot be used/]) expectAlarm(line)
    } finally {
      await server?.stop()
      server = undefined
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it('P4 explains that the port is taken', async () => {
    server = await startServerProcess({ SAMPLE_CONTENT: 'off' })
    const port = new URL(server.address).port
    await expect(startServerProcess({ SAMPLE_CONTENT: 'off', PORT: port })).rejects.toThrow(
      `Something else listens on 127.0.0.1:${port}. Set PORT to another number.`,
    )
  })

  it('P4 explains which path the address of a site may have, and installs nothing', async () => {
    const start = startServerProcess({ SAMPLE_CONTENT: 'off', SITE_URL: 'https://example.com/questions' })
    await expect(start).rejects.toThrow('SITE_URL: The site has pages of its own at this path.')
  })

  it('P7 everything that it writes is for its own account alone, whatever the umask', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quandary-umask-'))
    try {
      const dataDir = join(folder, 'made', 'data')
      server = await startServerProcess({ SAMPLE_CONTENT: 'off', DATA_DIR: dataDir }, { umask: '0' })
      const { address, admin } = server
      const token = await logIn(address, admin)
      const form = new FormData()
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      form.append('source', 'post')
      form.append('file', new Blob([new Uint8Array(picture)]), 'picture.png')
      const upload = { method: 'POST', headers: { authorization: token }, body: form }
      expect((await fetch(`${address}/answer/api/v1/file`, upload)).status).toBe(200)
      await fetch(`${address}/answer/admin/api/setting/smtp`, {
        method: 'PUT',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ from_email: 'qa@example.com', test_email_recipient: admin.email }),
      })
      await server.mailTo(admin.email)
      const modes = await modesBelow(join(folder, 'made'))
      const kinds = Object.keys(modes).map((path) => path.replace(/^\/data\//, ''))
      for (const kind of ['config.yaml', 'mail.key', 'outbox', 'uploads', 'uploads/post']) expect(kinds).toContain(kind)
      for (const ending of ['.db', '.db-wal', '.db-shm', '.eml', '.png']) {
        expect(
          kinds.some((path) => path.endsWith(ending)),
          ending,
        ).toBe(true)
      }
      for (const [path, mode] of Object.entries(modes)) expect([path, mode & 0o077]).toEqual([path, 0])
      expect(server.output()).not.toContain('other accounts')
    } finally {
      await server?.stop()
      server = undefined
      await rm(folder, { recursive: true, force: true })
    }
  })

  it.skipIf(process.platform !== 'linux')(
    'P8 starts with little memory for itself, unless MEMORY_TUNING is off',
    // The server is started three times in sequence.
    { timeout: 120_000 },
    async () => {
      const startOf = async (env: Record<string, string>) => {
        server = await startServerProcess({ SAMPLE_CONTENT: 'off', ...env })
        const [words, variables] = await Promise.all(
          ['cmdline', 'environ'].map((name) => readFile(`/proc/${server?.pid}/${name}`, 'utf8')),
        )
        await server.stop()
        const allocator = variables?.split('\0').filter((variable) => variable.startsWith('MALLOC_'))
        return {
          options: words?.split('\0').filter((word) => /semi-space|expose-gc|heap-growing/.test(word)),
          allocator,
        }
      }
      expect(await startOf({})).toEqual({
        options: ['--max-semi-space-size=8', '--expose-gc'],
        allocator: ['MALLOC_ARENA_MAX=1', 'MALLOC_MMAP_THRESHOLD_=131072', 'MALLOC_TRIM_THRESHOLD_=131072'],
      })
      expect(await startOf({ MEMORY_TUNING: 'off' })).toEqual({ options: [], allocator: [] })
      expect(await startOf({ MALLOC_ARENA_MAX: '4' })).toEqual({ options: [], allocator: ['MALLOC_ARENA_MAX=4'] })
    },
  )

  it.skipIf(process.platform !== 'linux')('P8 a command over the whole site collects garbage more often', async () => {
    const program = 'process.execve = (_file, words) => { console.log(words.join(" ")); process.exit() }'
    const main = join(import.meta.dirname, '../../src/cli/main.js')
    const args = ['--import', `data:text/javascript,${encodeURIComponent(program)}`, main]
    for (const command of ['import', 'backup', 'restore', 'export', 'db', 'search']) {
      const env = { PATH: process.env['PATH'] }
      const { stdout } = await promisify(execFile)(process.execPath, [...args, command], { env })
      expect(stdout, command).toContain(' --max-semi-space-size=8 --expose-gc --heap-growing-percent=50 ')
    }
  })

  it('P3 serves only the installer until the site is installed, and then the site on the same port', async () => {
    server = await startServerProcess({ SETUP: 'wizard' })
    const first = await fetch(server.address, { redirect: 'manual' })
    expect([first.status, first.headers.get('location')]).toEqual([302, '/install'])
    const post = (path: string, body?: unknown): Promise<Response> =>
      fetch(`${server?.address}/installation/${path}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    await post('init', { db_type: 'sqlite3', db_file: '', lang: 'en_US' })
    const made = await post('base-info', {
      lang: 'en_US',
      site_name: 'Made by hand',
      site_url: server.address,
      contact_email: 'me@example.com',
      name: 'me',
      password: 'password1',
      email: 'me@example.com',
    })
    expect(made.status).toBe(200)
    const home = async () => (await fetch(server?.address ?? '')).text()
    await expect.poll(home, { timeout: 20_000 }).toContain('Made by hand')
    expect((await post('config-file/check')).status).toBe(403)
  })
})

async function logIn(address: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${address}/answer/api/v1/user/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ e_mail: email, pass: password }),
  })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  return data.access_token
}

/** Returns the permissions of a folder and of everything in it, by path below it. */
async function modesBelow(folder: string): Promise<Record<string, number>> {
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const modes = names.map(async (name) => [`/${name}`, (await lstat(join(folder, name))).mode] as const)
  return Object.fromEntries(await Promise.all(modes))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
