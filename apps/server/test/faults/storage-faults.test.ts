import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import { storageFaultOf } from '../../src/platform/db/storage-fault.ts'
import { clientOf } from './crash-burst.ts'
import { relayedDatabase } from './relay.ts'
import { connectTo } from '../databases/postgres-database.ts'
import { startReplicatedPostgres } from '../databases/replicated-postgres.ts'
import { runQuandary } from '../processes/run-quandary.ts'
import type { ServerProcess } from '../processes/start-process.ts'
import { startServerProcess } from '../processes/start-process.ts'
import { KILLS, KILLS_OFTEN, numbersOf } from './killed.ts'
import { WAIT_TIMEOUT } from '../wait-timeout.ts'

/**
 * Maximum size of a file, in blocks of 512 bytes: the server can start and members can sign in, but some long questions
 * cannot be stored.
 */
const FILE_BLOCKS = 512
/** Number of times that the database is stopped while a post is being stored. */
const KILL_COUNT = KILLS_OFTEN ? KILLS : 5
/** Milliseconds, longer than it takes to store a post. */
const ASKING_MS = 30
const LONG = 'The dough stays flat. '.repeat(500)

async function signedIn(server: ServerProcess): Promise<QuandaryClient> {
  const { email, password } = server.admin
  const body = { e_mail: email, pass: password }
  const { access_token } = await unwrap(clientOf(server).call('loginByEmail', { body }))
  return clientOf(server, access_token)
}

function ask(client: QuandaryClient, title: string) {
  return client.call('createQuestion', { body: { title, content: LONG, tags: [{ slug_name: 'bread' }] } })
}

async function titles(client: QuandaryClient): Promise<string[]> {
  const { list } = await unwrap(client.call('listQuestions', { query: { page_size: 100 } }))
  return list.map(({ title }) => title)
}

/** GET operations that change something. */
const CHANGING: ReadonlySet<string> = new Set(['logout', 'getCaptcha', 'getRegistrationCaptcha'])

/** Calls every operation that reads, and returns the ones that failed. */
async function brokenReads(client: QuandaryClient, query: Record<string, string>): Promise<string[]> {
  const broken: string[] = []
  for (const { id, method, pathValues } of loadContract().operations) {
    if (method !== 'GET' || CHANGING.has(id) || Object.keys(pathValues['properties'] ?? {}).length > 0) continue
    // A refused query counts as a response, too.
    const { error } = await client.call(id, { query })
    if (error && (error.status === 0 || error.status >= 500)) broken.push(`${id}: ${error.status} ${error.message}`)
  }
  return broken
}

describe('a storage that fails', () => {
  it(
    'SF1 on a full disk reads go on, changes are refused in words, and nothing is half stored',
    { timeout: 120_000 },
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'quandary-full-'))
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
      const env = { DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }
      const first = await startServerProcess(env)
      const question_id = (await unwrap(ask(await signedIn(first), 'Why does the first bread not rise?'))).id
      await first.stop()
      const full = await startServerProcess(env, { fileBlocks: FILE_BLOCKS })
      // Killed, because stopping it would check its log, which contains the expected errors.
      onTestFinished(() => full.kill())
      const client = await signedIn(full)
      const stored = ['Why does the first bread not rise?']
      let refusal: Awaited<ReturnType<typeof ask>>['error']
      while (refusal === undefined && stored.length < 100) {
        const title = `Why does bread number ${stored.length} not rise?`
        refusal = (await ask(client, title)).error
        if (refusal === undefined) stored.push(title)
      }
      expect(refusal).toMatchObject({
        status: 503,
        reason: 'base.storage_full',
        message: 'The storage of this site is full. Nothing was saved; please tell an administrator.',
        requestId: expect.any(String),
      })
      expect((await titles(client)).toSorted()).toEqual(stored.toSorted())
      for (const path of [
        '/questions',
        `/questions/${question_id}`,
        '/tags',
        '/users',
        '/search?q=bread',
        '/feed.atom',
      ]) {
        expect([path, (await fetch(full.address + path)).status]).toEqual([path, 200])
      }
      expect(await brokenReads(client, { question_id, id: question_id, q: 'bread' })).toEqual([])
      await full.kill()
      const mended = await startServerProcess(env)
      onTestFinished(async () => void (await mended.stop()))
      const again = await signedIn(mended)
      expect((await ask(again, 'Does it rise now that there is space?')).error).toBeUndefined()
      expect(await titles(again)).toHaveLength(stored.length + 1)
      expect(await runQuandary('check', '--data-dir', dataDir)).toMatchObject({ code: 0 })
    },
  )

  it(
    'SF2 while the database is gone everything is refused in words, and all goes on when it is back',
    { timeout: 120_000 },
    async () => {
      const { relay, environment } = await relayedDatabase()
      const server = await startServerProcess({ SAMPLE_CONTENT: 'off', ...environment })
      onTestFinished(() => server.kill())
      const client = await signedIn(server)
      expect((await ask(client, 'Why does my bread not rise?')).error).toBeUndefined()
      await relay.cut()
      const words = 'The database does not answer at the moment. Nothing was saved; please try again soon.'
      for (const { error } of [await ask(client, 'Why is it flat?'), await client.call('listQuestions')]) {
        expect(error).toMatchObject({ status: 503, reason: 'base.database_away', message: words })
      }
      const page = await fetch(`${server.address}/questions`, { headers: { 'accept-language': 'zh-CN' } })
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
      await relay.restore()
      await vi.waitFor(async () => expect(await titles(client)).toEqual(['Why does my bread not rise?']), WAIT_TIMEOUT)
      expect((await ask(client, 'Why is it flat?')).error).toBeUndefined()
      expect((await fetch(`${server.address}/questions`)).status).toBe(200)
    },
  )

  it(
    'SF4 a post that is sent again after the database went away is stored once, whenever that was',
    { timeout: 120_000 + KILLS * 60_000 },
    async () => {
      const { relay, environment } = await relayedDatabase()
      const server = await startServerProcess({ SAMPLE_CONTENT: 'off', LOG_LEVEL: 'silent', ...environment })
      onTestFinished(() => server.kill())
      const client = await signedIn(server)
      const next = numbersOf('database gone')
      for (let round = 0; round < KILL_COUNT; round += 1) {
        const title = `Why does bread number ${round} not rise?`
        const asking = ask(client, title)
        await setTimeout(next() * ASKING_MS)
        await relay.cut()
        const { error } = await asking
        await relay.restore()
        await vi.waitFor(async () => void (await titles(client)), WAIT_TIMEOUT)
        const again = error && (await ask(client, title)).error
        // After an unanswered commit the post may already exist; it must not be stored a second time.
        const reasons =
          error?.reason === 'base.commit_unanswered' ? [undefined, 'base.duplicate_request_error'] : [undefined]
        expect([undefined, 'base.database_away', 'base.commit_unanswered']).toContain(error?.reason)
        expect(reasons, `after ${error?.reason}`).toContain(again?.reason)
        expect((await titles(client)).filter((one) => one === title)).toHaveLength(1)
      }
    },
  )

  it.each([
    ['SQLITE_FULL', 'full'],
    ['SQLITE_IOERR_WRITE', 'full'],
    ['SQLITE_READONLY_DBMOVED', 'full'],
    ['ENOSPC', 'full'],
    ['53100', 'full'],
    ['ECONNREFUSED', 'away'],
    ['57P01', 'away'],
    ['08006', 'away'],
    ['SQLITE_CONSTRAINT_UNIQUE', undefined],
    ['23505', undefined],
    ['40P01', undefined],
    ['ENOENT', undefined],
  ])('SF3 an error with the code %s is a storage that is %s', (code, fault) => {
    expect(storageFaultOf(Object.assign(new Error('no'), { code }))).toBe(fault)
  })

  it('SF3 a server that has become a standby, and refuses unlogged tables, is a storage that is away', async () => {
    const postgres = await startReplicatedPostgres()
    onTestFinished(() => postgres.stop())
    const primary = await connectTo(postgres.server, 'postgres')
    await primary.query('create unlogged table entries (id int)')
    await primary.end()
    const standby = await connectTo({ ...postgres.server, port: portOf(postgres.replica.name) }, 'postgres')
    onTestFinished(() => standby.end())
    await vi.waitFor(async () => {
      const failure: unknown = await standby.query('select id from entries').catch((error: unknown) => error)
      expect(storageFaultOf(failure)).toBe('away')
    }, WAIT_TIMEOUT)
  })
})

/** Returns the port of a host and port. */
function portOf(name: string): number {
  return Number(name.split(':')[1])
}
