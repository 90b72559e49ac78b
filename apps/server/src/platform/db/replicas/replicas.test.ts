import { unwrap } from '@quandary/api-client'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { installPostgresSite } from '../../../../test/databases/installed-site.ts'
import { createPostgresDatabase } from '../../../../test/databases/postgres-database.ts'
import type { ReplicatedPostgres } from '../../../../test/databases/replicated-postgres.ts'
import { startReplicatedPostgres } from '../../../../test/databases/replicated-postgres.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { openSite } from '../../../../test/harness.ts'
import { runQuandary } from '../../../../test/processes/run-quandary.ts'
import { startServerHere } from '../../../../test/processes/start-server.ts'
import { environmentOf } from '../../../../test/databases/test-database.ts'
import type { Pages } from '../../../../test/http/pages.ts'
import { startPages, startSecondProcess } from '../../../../test/http/pages.ts'
import { WAIT_TIMEOUT } from '../../../../test/wait-timeout.ts'
import { createLog } from '../../log/log.ts'
import { writeConfigFile } from '../../../slices/install/index.ts'
import { ask } from '../../../slices/questions/question.test-data.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../database.ts'

const START_MS = 60_000
const TOKEN = 'a-token-of-the-watcher'

let postgres: ReplicatedPostgres
let folder: string
let template: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-replicas-'))
  postgres = await startReplicatedPostgres()
  template = await installPostgresSite(postgres.server, folder)
}, START_MS)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  // A failed test may have left the replica paused.
  await postgres.replica.resume()
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Opens a site whose replica has been examined. */
async function openReplicated(replicas = [postgres.replica.name]): Promise<TestSite> {
  const { config: created, drop } = await createPostgresDatabase(postgres.server, template)
  const config = { ...created, replicas }
  const site = await openSite('postgres', { database: { config, drop, open: () => openDatabase(config, folder) } })
  closing.push(() => site.close())
  await isUsed(site.ctx.database)
  return site
}

async function stateOf({ replicas }: Database) {
  const [state] = (await replicas?.examine()) ?? []
  return state?.leftOut
}

/** Returns the samples of `/metrics` about replicas. */
async function samplesOf({ address }: { address: string }): Promise<string[]> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return (await answer.text()).split('\n').filter((line) => line.startsWith('quandary_database_replica'))
}

/** Waits until the replica is used. */
async function isUsed(database: Database): Promise<void> {
  await expect.poll(() => stateOf(database), WAIT_TIMEOUT).toBeUndefined()
}

/** Counts the statements of a database during work: those that a replica answered, and reads of the primary. */
async function countStatements(database: Database, work: () => Promise<unknown>) {
  const count = { replica: 0, primary: 0 }
  let isOver = false
  database.statements.on(({ text, replica, failure }) => {
    if (isOver || failure !== undefined) return
    if (replica !== undefined) count.replica += 1
    else if (text.startsWith('select')) count.primary += 1
  })
  await isUsed(database)
  await work()
  isOver = true
  return count
}

async function searchFor(site: TestSite, words: string, token?: string): Promise<string[]> {
  const { list } = await unwrap(site.api(token).call('search', { query: { q: words, order: 'newest' } }))
  return list.map(({ object }) => object.title)
}

describe('reads of replicas', () => {
  it('RR1 a replica answers the pages and reads of guests and the searches of everybody, the primary the rest', async () => {
    const site = await openReplicated()
    const pages = await startPages(site)
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const id = await ask(site, ada.token, { title: 'Why does my bread not rise?' })
    // Loads the settings into memory.
    await pages.get('/questions')
    const { database } = site.ctx
    const page = () => pages.get(`/questions/${id}/why-does-my-bread-not-rise`)
    const guest = () => unwrap(site.api().call('getQuestion', { query: { id } }))
    const member = () => unwrap(site.api(ada.token).call('getQuestion', { query: { id } }))
    expect(await countStatements(database, page)).toEqual({ replica: expect.toSatisfy(isSome), primary: 0 })
    expect(await countStatements(database, () => pages.get('/tags'))).toMatchObject({ primary: 0 })
    expect(await countStatements(database, () => pages.get('/feeds/questions.xml'))).toMatchObject({ primary: 0 })
    expect(await countStatements(database, guest)).toEqual({ replica: expect.toSatisfy(isSome), primary: 0 })
    expect(await countStatements(database, member)).toEqual({ replica: 0, primary: expect.toSatisfy(isSome) })
    const found = await countStatements(database, async () =>
      expect(await searchFor(site, 'bread', ada.token)).toEqual(['Why does my bread not rise?']),
    )
    expect(found.replica, 'the search of a member').toBeGreaterThan(0)
    expect(await countStatements(database, () => searchFor(site, 'bread'))).toMatchObject({ primary: 0 })
  })

  it('RR2 nobody reads what is older than a write before, through any process, while the replay pauses and resumes', async () => {
    const site = await openReplicated()
    const here = await startPages(site)
    const there = await startSecondProcess(site)
    closing.push(() => there.close())
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const counted = await countStatements(site.ctx.database, async () => {
      for (let round = 0; round < 12; round += 1) {
        if (round % 3 === 1) await postgres.replica.pause()
        const id = await ask(site, ada.token, { title: `Question of the round number ${round}` })
        await expectFresh({ site, pages: [here, there], id, title: `Question of the round number ${round}` })
        await unwrap(
          site.api(ada.token).call('updateQuestion', {
            body: {
              id,
              title: `Edited in round number ${round}`,
              content: 'Edited text',
              tags: [{ slug_name: 'beer' }],
            },
          }),
        )
        await expectFresh({ site, pages: [there, here], id, title: `Edited in round number ${round}` })
        expect(await searchFor(site, `Edited`, ada.token)).toContain(`Edited in round number ${round}`)
        if (round % 3 === 1) await postgres.replica.resume()
        if (round % 3 === 2) await isUsed(site.ctx.database)
      }
    })
    expect(counted.replica).toBeGreaterThan(0)
  })

  it('RR3 a cached page is not older than the changes it is cached under', async () => {
    const site = await openReplicated()
    const pages = await startPages(site)
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const id = await ask(site, ada.token, { title: 'The first title of it' })
    const path = `/questions/${id}`
    await pages.get(path)
    await postgres.replica.pause()
    try {
      const body = { id, title: 'The second title of it', content: 'Edited text', tags: [{ slug_name: 'beer' }] }
      await unwrap(site.api(ada.token).call('updateQuestion', { body }))
      const shown = await pages.get(`${path}/the-second-title-of-it`)
      expect(shown.text).toContain('The second title of it')
    } finally {
      await postgres.replica.resume()
    }
    await isUsed(site.ctx.database)
    expect((await pages.get(`${path}/the-second-title-of-it`)).text).toContain('The second title of it')
  })

  it(
    'RR4 no request fails when a replica is killed, and the replica is used again afterwards',
    async () => {
      const site = await openReplicated()
      const pages = await startPages(site)
      const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
      const title = 'Why does my bread not rise?'
      const id = await ask(site, ada.token, { title })
      const answers = new Map<unknown, number>([
        [title, 0],
        [200, 0],
      ])
      const isOver = new AbortController()
      const keepReading = async (read: (turn: number) => Promise<unknown>) => {
        for (let turn = 1; !isOver.signal.aborted; turn += 1) {
          const answer = await read(turn)
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        }
      }
      const guest = async () => (await unwrap(site.api().call('getQuestion', { query: { id } }))).title
      const page = async (turn: number) => (await pages.get(`/search?q=bread&page=${turn}`)).status
      const search = async () => (await searchFor(site, 'bread'))[0]
      const readers = [guest, guest, page, page, search].map(keepReading)
      const areMore = async (): Promise<void> => {
        const before = new Map(answers)
        const isMore = () => [...answers].every(([answer, count]) => count > (before.get(answer) ?? 0) + 10)
        await expect.poll(isMore, WAIT_TIMEOUT).toBe(true)
      }
      await areMore()
      await postgres.replica.kill()
      await areMore()
      expect(await stateOf(site.ctx.database)).toContain('ECONNREFUSED')
      await postgres.replica.start()
      await isUsed(site.ctx.database)
      isOver.abort()
      await Promise.all(readers)
      expect(new Set(answers.keys())).toEqual(new Set([title, 200]))
      expect(await countStatements(site.ctx.database, guest)).toMatchObject({ primary: 0 })
    },
    START_MS,
  )

  it('RR5 work that has written reads from the primary, and sees what it wrote', async () => {
    const site = await openReplicated()
    const { database, db } = site.ctx
    const count = async () => (await db.selectFrom('users').select('id').execute()).length
    const add = (username: string) => site.registerPerson({ name: username })
    const counted = await countStatements(database, async () => {
      const [before, after] = await database.readFromReplica(async () => {
        const first = await count()
        await add('Bert')
        return [first, await count()]
      })
      expect(after).toBe(before + 1)
    })
    expect(counted.replica).toBe(1)
    const inTransaction = () =>
      database.readFromReplica(() => db.transaction().execute((tx) => tx.selectFrom('users').select('id').execute()))
    expect(await countStatements(database, inTransaction)).toMatchObject({ replica: 0 })
    const locked = () => database.readFromReplica(() => db.selectFrom('users').select('id').forUpdate().execute())
    expect(await countStatements(database, locked)).toMatchObject({ replica: 0 })
  })

  it('RR6 a statement that a replica cannot execute is executed by the primary', async () => {
    const site = await openReplicated()
    const { database, db } = site.ctx
    const counted = await countStatements(database, () =>
      database.readFromReplica(() => sql`select nextval(pg_get_serial_sequence('users', 'id'))`.execute(db)),
    )
    expect(counted).toEqual({ replica: 0, primary: 1 })
    const wrong = database.readFromReplica(() => sql`select * from there_is_no_such_table`.execute(db))
    await expect(wrong).rejects.toThrow('there_is_no_such_table')
    expect(await stateOf(database), 'its own fault leaves no replica out').toBeUndefined()
  })

  it('RR7 a replica that is behind is left out, and used again when it has caught up', async () => {
    const site = await openReplicated()
    const { database, db } = site.ctx
    const states: (string | undefined)[] = []
    database.replicas?.on(({ leftOut }) => states.push(leftOut))
    await postgres.replica.pause()
    try {
      await site.registerPerson({ name: 'Bert' })
      const [state] = (await database.replicas?.examine()) ?? []
      expect(state).toEqual({
        name: postgres.replica.name,
        leftOut: 'behind',
        bytesBehind: expect.toSatisfy((bytes: number) => bytes > 0),
      })
      const read = () => database.readFromReplica(() => db.selectFrom('users').select('id').execute())
      const answeredBy: (string | undefined)[] = []
      database.statements.on(({ replica }) => answeredBy.push(replica))
      await read()
      expect(answeredBy).toEqual([undefined])
    } finally {
      await postgres.replica.resume()
    }
    await isUsed(database)
    expect(states).toEqual(['behind', undefined])
  })

  it('RR8 the primary answers what a conflict with the recovery has ended', async () => {
    const site = await openReplicated()
    const { database, db } = site.ctx
    const answers: unknown[] = []
    database.statements.on(({ text, replica, failure }) => {
      if (text.includes('pg_sleep'))
        answers.push({ isOfReplica: replica !== undefined, hasFailed: failure !== undefined })
    })
    const slow = database.readFromReplica(() => sql`select pg_sleep(1), count(*) from users`.execute(db))
    await expect.poll(() => postgres.replica.isExecuting('pg_sleep(1)'), WAIT_TIMEOUT).toBe(true)
    // The replica replays the exclusive lock of this statement.
    await sql`alter table users alter column username set not null`.execute(db)
    expect((await slow).rows).toHaveLength(1)
    expect(answers).toEqual([
      { isOfReplica: true, hasFailed: true },
      { isOfReplica: false, hasFailed: false },
    ])
    expect(await stateOf(database)).toBeUndefined()
  })

  it('RR9 a server out of recovery is read only if it is the primary itself', async () => {
    const { server } = postgres
    const site = await openReplicated([`127.0.0.1:${server.port}`])
    const read = () => site.ctx.database.readFromReplica(() => site.ctx.db.selectFrom('users').select('id').execute())
    expect(await countStatements(site.ctx.database, read)).toEqual({ replica: 1, primary: 0 })
  })

  it(
    'RR10 a server of another cluster is left out',
    async () => {
      const other = await startReplicatedPostgres()
      closing.push(() => other.stop())
      const site = await openReplicated()
      const { config } = await createPostgresDatabase(postgres.server, template)
      // The other cluster has a database with this name as well.
      const database = openDatabase({ ...config, name: 'postgres', replicas: [other.replica.name] }, folder)
      closing.push(() => database.close())
      expect(await stateOf(database)).toBe('another cluster')
      expect(await stateOf(site.ctx.database)).toBeUndefined()
    },
    START_MS,
  )

  it(
    'RR11 a replica that was promoted by mistake is left out',
    async () => {
      const other = await startReplicatedPostgres()
      closing.push(() => other.stop())
      const { port, username, password } = other.server
      const access = { type: 'postgres', host: '127.0.0.1', port, name: 'postgres', username, password } as const
      const database = openDatabase({ ...access, replicas: [other.replica.name] }, folder)
      closing.push(() => database.close())
      await isUsed(database)
      await other.replica.promote()
      expect(await stateOf(database)).toBe('promoted')
    },
    START_MS,
  )

  it('RR14 metrics, log and doctor tell which replicas are left out, and why', async () => {
    const { config, drop } = await createPostgresDatabase(postgres.server, template)
    closing.push(drop)
    const { name } = postgres.replica
    const lines: { msg: string; replica?: string; reason?: string }[] = []
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
    const environment = { ...environmentOf(config), DB_REPLICA_HOSTS: name, METRICS_TOKEN: TOKEN }
    const server = await startServerHere(environment, log)
    const used = [
      `quandary_database_replica_used{replica="${name}",reason=""} 1`,
      `quandary_database_replica_lag_bytes{replica="${name}"} 0`,
    ]
    await expect.poll(() => samplesOf(server), WAIT_TIMEOUT).toEqual(used)
    writeConfigFile(server.dataDir, config)
    vi.stubEnv('DB_REPLICA_HOSTS', name)
    onTestFinished(() => void vi.unstubAllEnvs())
    const examine = async () => (await runQuandary('doctor', '--data-dir', server.dataDir)).output
    await expect.poll(examine, WAIT_TIMEOUT).toContain(`The replica ${name} is used.`)
    await postgres.replica.pause()
    await createPostgresDatabase(postgres.server).then((written) => written.drop())
    expect(await samplesOf(server)).toEqual([
      `quandary_database_replica_used{replica="${name}",reason="behind"} 0`,
      expect.stringMatching(/^quandary_database_replica_lag_bytes\{.*\} [1-9]/),
    ])
    expect(await examine()).toContain(`The replica ${name} is left out: behind.`)
    await postgres.replica.resume()
    await expect.poll(() => samplesOf(server), WAIT_TIMEOUT).toEqual(used)
    const told = lines.filter(({ replica }) => replica === name).map(({ msg, reason }) => [msg, reason])
    expect(told.slice(-3)).toEqual([
      ['a database replica is used', undefined],
      ['a database replica is left out', 'behind'],
      ['a database replica is used', undefined],
    ])
  })
})

function isSome(count: number): boolean {
  return count > 0
}

/** Expects every kind of a guest's read to show a title. All of them start at once, directly after the write. */
async function expectFresh(written: { site: TestSite; pages: readonly Pages[]; id: string; title: string }) {
  const { site, pages, id, title } = written
  const titles = await Promise.all([
    ...pages.map(async (process) => (await process.get(`/questions/${id}/${slugOf(title)}`)).text.includes(title)),
    ...pages.map(async (process) => (await process.get('/questions?order=newest')).text.includes(title)),
    unwrap(site.api().call('getQuestion', { query: { id } })).then((question) => question.title === title),
    searchFor(site, title).then((found) => found.includes(title)),
  ])
  expect(titles).toEqual(titles.map(() => true))
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
