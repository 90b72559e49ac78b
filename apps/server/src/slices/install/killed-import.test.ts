import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QuandaryClient, TokenStore } from '@quandary/api-client'
import { createQuandaryClient, unwrap } from '@quandary/api-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { writeStackExchangeDump } from '../../../bench/import-dumps.ts'
import { runQuandary } from '../../../test/processes/run-quandary.ts'
import { startServerProcess } from '../../../test/processes/start-process.ts'

/** Number of questions; their import takes many batches. */
const QUESTIONS = 3_000
const BEFORE_QUESTIONS = ['', 'Checking the files', 'People', 'Tags', 'Texts', 'Votes']
const WAIT_TIMEOUT = { timeout: 60_000, interval: 20 }
const site = { lang: 'en_US', site_name: 'Brewers', site_url: 'https://brew.example' }
const admin = { contact_email: 'a@brew.example', name: 'Ines', email: 'a@brew.example', password: 'fermentation' }
const source = { content: 'import', import_format: 'stackexchange', import_source: 'dump' } as const

/** A server whose first import was killed while it stored questions. */
async function killedImport() {
  const dataDir = await mkdtemp(join(tmpdir(), 'quandary-killed-import-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const dump = join(dataDir, 'imports', 'dump')
  await mkdir(join(dataDir, 'imports'))
  await writeStackExchangeDump(dump, { people: 20, questions: QUESTIONS, votes: 500 })
  const start = async (env: Record<string, string> = {}) => {
    const server = await startServerProcess({ SETUP: 'wizard', SAMPLE_CONTENT: 'off', DATA_DIR: dataDir, ...env })
    // Reads the token from the link in the log, once there is one.
    const tokens: TokenStore = { get: () => /install#([\w-]+)/.exec(server.output())?.[1], set() {}, clear() {} }
    const api = createQuandaryClient({ baseUrl: server.address, tokens })
    return { server, api, state: () => unwrap(api.call('getInstallationImport')) }
  }
  const first = await start()
  await unwrap(first.api.call('initInstallation', { body: { db_type: 'sqlite3', lang: 'en_US' } }))
  await unwrap(first.api.call('installSite', { body: { ...site, ...admin, ...source } }))
  // Waits until questions are being stored. On a busy machine the poll may notice it later, when other posts are being
  // stored.
  const isStoring = async () => {
    const { state, part } = await first.state()
    return state === 'running' && !BEFORE_QUESTIONS.includes(part)
  }
  await expect.poll(isStoring, WAIT_TIMEOUT).toBe(true)
  await first.server.kill()
  return { dataDir, dump, start }
}

const countOf = async (api: QuandaryClient) => (await api.call('listQuestions', {})).data?.count

it('N17 a first import can go on after the server was killed, and stores everything once', async () => {
  const { dataDir, start } = await killedImport()
  // A process without background jobs does not serve a half-imported site either.
  const web = await start({ ROLE: 'web' })
  await vi.waitFor(() => expect(web.server.output()).toContain('install#'), WAIT_TIMEOUT)
  expect(await web.state()).toMatchObject({ state: 'failed', interrupted: true })
  await web.server.kill()
  const second = await start()
  onTestFinished(async () => void (await second.server.stop()))
  // The log may come a little after the line that the server is ready.
  await vi.waitFor(() => expect(second.server.output()).toContain('install#'), WAIT_TIMEOUT)
  expect(await second.state()).toMatchObject({ state: 'failed', interrupted: true })
  await unwrap(second.api.call('retryInstallationImport', { body: {} }))
  await vi.waitFor(async () => expect(await second.state()).toMatchObject({ state: 'done' }), WAIT_TIMEOUT)
  const { counts } = await second.state()
  expect(counts).toContainEqual({ noun: 'questions', there: QUESTIONS, here: QUESTIONS })
  await unwrap(second.api.call('openInstalledSite'))
  await vi.waitFor(async () => expect(await countOf(second.api)).toBe(QUESTIONS), WAIT_TIMEOUT)
  expect(await runQuandary('check', '--data-dir', dataDir)).toMatchObject({ code: 0 })
}, 180_000)

it('N22 a first import that the command has finished leaves a site that is served', async () => {
  const { dataDir, dump, start } = await killedImport()
  const finished = await runQuandary('import', 'stackexchange', dump, '--data-dir', dataDir)
  expect(finished).toMatchObject({ code: 0 })
  const { api, server } = await start()
  onTestFinished(async () => void (await server.stop()))
  expect(await countOf(api)).toBe(QUESTIONS)
  expect((await api.call('openInstalledSite')).error).toMatchObject({ reason: 'error.install.already_installed' })
}, 180_000)
