import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { migrationSets } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate, OutdatedSchema } from '../../src/platform/db/migrations.ts'
import { openContext, startServer } from '../../src/server.ts'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import { alarmLog } from '../alarm.ts'
import { clientOf } from '../faults/crash-burst.ts'
import { freePort, HAS_NGINX, startNginx } from '../http/nginx.ts'
import { runQuandary } from './run-quandary.ts'
import type { ServerProcess } from './start-process.ts'
import { AUTOMATIC_INSTALL, mailIn, startServerProcess } from './start-process.ts'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'

/**
 * Returns a function that starts another process of one site. The processes share a PostgreSQL database and a data
 * folder.
 */
async function prepareSite(): Promise<{ dataDir: string; start(env: Record<string, string>): Promise<ServerProcess> }> {
  const dataDir = await temporaryFolder()
  const { config, drop } = await emptyDatabase('postgres')
  onTestFinished(drop)
  const common = { ...environmentOf(config), DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }
  return {
    dataDir,
    async start(env) {
      const server = await startServerProcess({ ...common, ...env })
      onTestFinished(async () => void (await server.stop()))
      return server
    },
  }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-roles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function adminOf(server: ServerProcess) {
  const { email, password } = server.admin
  const { access_token } = await unwrap(
    clientOf(server).call('loginByEmail', { body: { e_mail: email, pass: password } }),
  )
  return { token: access_token, client: clientOf(server, access_token) }
}

describe('processes of one site', () => {
  it('R1 a worker sends what web processes queue, once, and answers nothing but probes', async () => {
    const { dataDir, start } = await prepareSite()
    const web = await start({ ROLE: 'web' })
    const body = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'correct-horse' }
    await unwrap(clientOf(web).call('registerByEmail', { body }))
    const worker = await start({ ROLE: 'worker' })
    await mailIn(join(dataDir, 'outbox'), 'ada@qa.test')
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1)
    const statusOf = async (path: string) => (await fetch(worker.address + path)).status
    expect(await Promise.all(['/healthz', '/readyz', '/', '/answer/api/v1/siteinfo'].map(statusOf))).toEqual([
      200, 200, 404, 404,
    ])
  })

  it('R6 a process that cannot listen ends, although its jobs have started', async () => {
    const { start } = await prepareSite()
    const { port } = new URL((await start({})).address)
    await expect(start({ PORT: port })).rejects.toThrow(`Something else listens on 127.0.0.1:${port}.`)
  })

  it('R2 what one web process stores is what another one answers next', async () => {
    const { start } = await prepareSite()
    const one = await start({ ROLE: 'web' })
    const other = await start({ ROLE: 'web' })
    const { client, token } = await adminOf(one)
    const page = async (path: string) => (await fetch(other.address + path)).text()
    for (let round = 1; round <= 5; round += 1) {
      expect(await page('/questions')).not.toContain(`Question of round ${round}`)
      const title = `Question of round ${round}`
      const { id } = await unwrap(
        client.call('createQuestion', { body: { title, content: 'A text.', tags: [{ slug_name: 'round' }] } }),
      )
      expect(await page('/questions')).toContain(title)
      expect(await page(`/questions/${id}`)).not.toContain('An answer.')
      await unwrap(client.call('createAnswer', { body: { question_id: id, content: 'An answer.' } }))
      expect(await page(`/questions/${id}`)).toContain('An answer.')
    }
    const general = await unwrap(client.call('getGeneralSettings'))
    await unwrap(client.call('updateGeneralSettings', { body: { ...general, name: 'Renamed' } }))
    expect(await page('/questions')).toContain('Renamed')
    expect((await clientOf(other, token).call('listSessions')).error).toBeUndefined()
    await unwrap(client.call('logout'))
    expect((await clientOf(other, token).call('listSessions')).error).toMatchObject({ status: 401 })
  })

  it('R3 under MIGRATE=manual an older schema is refused until "quandary migrate" was run, an empty one is not', async () => {
    const dataDir = await temporaryFolder()
    const log = alarmLog()
    const config = readConfig({ DATA_DIR: dataDir, MIGRATE: 'manual' })
    const open = async (file: string) => (await openContext(config, { type: 'sqlite3', file }, log)).database.close()
    await open('empty.db')
    const file = 'older.db'
    const older = openDatabase({ type: 'sqlite3', file }, dataDir)
    const sets = migrationSets.map(({ owner, migrations }) => ({
      owner,
      migrations: owner === 'search' ? migrations.slice(0, -1) : migrations,
    }))
    await migrate(older, sets, 0)
    await older.close()
    await expect(open(file)).rejects.toThrow(OutdatedSchema)
    writeConfigFile(dataDir, { type: 'sqlite3', file })
    expect(await runQuandary('migrate', '--data-dir', dataDir)).toMatchObject({ code: 0, errors: '' })
    await open(file)
  })

  it('R5 probes are answered below the path of the site: by a worker, and by a process that leaves', async () => {
    const dataDir = await temporaryFolder()
    const site = { DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', SITE_URL: 'http://localhost/community' }
    const start = (env: Record<string, string>) =>
      startServer(readConfig({ ...AUTOMATIC_INSTALL, ...site, ...env }), { log: alarmLog() })
    const statusOf = async (url: string) => (await fetch(url)).status
    const one = await start({ LEAVE_MS: '3000' })
    expect(await statusOf(`${one.address}/community/readyz`)).toBe(200)
    const stopped = one.stop()
    const whileLeaving = [await statusOf(`${one.address}/community/readyz`), await statusOf(`${one.address}/readyz`)]
    await stopped
    expect(whileLeaving).toEqual([503, 503])
    const worker = await start({ ROLE: 'worker' })
    onTestFinished(() => worker.stop())
    const paths = ['/community/healthz', '/community/readyz', '/readyz', '/community/questions']
    expect(await Promise.all(paths.map((path) => statusOf(worker.address + path)))).toEqual([200, 200, 200, 404])
  })

  it.skipIf(!HAS_NGINX)('R4 a restart of one process after the other fails no request behind nginx', async () => {
    const { start } = await prepareSite()
    const ports = [await freePort(), await freePort()]
    const servers = [await start({ ROLE: 'web', PORT: String(ports[0]) }), await start({ PORT: String(ports[1]) })]
    const port = await freePort()
    const targets = ports.map((each) => `http://127.0.0.1:${each}`)
    const nginx = await startNginx(port, targets)
    onTestFinished(() => nginx.stop())
    const ask = () =>
      new Promise<number>((resolve) => {
        const options = { host: '127.0.0.1', port, path: '/questions', ca: nginx.certificate, agent: false }
        get(options, (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        }).on('error', () => resolve(0))
      })
    await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 10_000 })
    const statuses: number[] = []
    const leaving = new AbortController()
    const visitors = [1, 2, 3].map(async () => {
      while (!leaving.signal.aborted) statuses.push(await ask())
    })
    for (const [n, server] of servers.entries()) {
      await server.stop()
      await start({ ROLE: 'web', PORT: String(ports[n]) })
    }
    leaving.abort()
    await Promise.all(visitors)
    expect(statuses.length).toBeGreaterThan(10)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
