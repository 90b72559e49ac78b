import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Engine, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine, openSite } from '../../test/harness.ts'
import { runOn, runQuandary } from '../../test/processes/run-quandary.ts'
import { emptyDatabase, environmentOf } from '../../test/databases/test-database.ts'
import { readConfig, readDatabaseConfig } from '../config.ts'
import { createContext } from '../create-context.ts'
import { checkCounters } from '../integrity/index.ts'
import type { DatabaseConfig } from '../platform/db/database-config.ts'
import { nameOfDatabase } from '../platform/db/database-config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { writeBackup } from './index.ts'
import { writeConfigFile } from '../slices/install/index.ts'
import { moveFolder } from './move-database.ts'

const OTHER: Record<Engine, Engine> = { sqlite3: 'postgres', postgres: 'sqlite3' }

afterEach(() => vi.unstubAllEnvs())

/** Names an empty database of the other engine in the environment. */
async function target(engine: Engine): Promise<DatabaseConfig> {
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  // On SQLite the other database is a second file in the same folder.
  const to = config.type === 'sqlite3' ? { ...config, file: 'moved.db' } : config
  for (const [name, value] of Object.entries(environmentOf(to))) vi.stubEnv(name, value)
  return to
}

async function filled(site: TestSite): Promise<string> {
  const { token } = await site.registerPerson({ name: 'Ada', rank: 900 })
  const body = { title: 'Why does my bread not rise?', content: 'It stays flat. 面包', tags: [{ slug_name: 'bread' }] }
  await unwrap(site.api(token).call('createQuestion', { body }))
  await site.ctx.files.put('post/picture.png', Buffer.from([1, 2, 3]))
  return token
}

/** Returns the hashes of all tables except those of the search, which are rebuilt. */
async function hashes(site: Parameters<typeof writeBackup>[0]): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { tables } = await writeBackup(site, join(folder, 'all'), { withUploads: false })
  return Object.fromEntries([...tables].filter(([name]) => !name.startsWith('search_')))
}

describeOnEveryEngine('a move into the other engine', (open, engine) => {
  it(
    'B9 takes every row along and leaves the site read-only until it is switched over',
    { timeout: 120_000 },
    async () => {
      const site = await open()
      const token = await filled(site)
      writeConfigFile(site.dataDir, site.databaseConfig)
      site.ctx.maintenance.watch()
      onTestFinished(() => site.ctx.maintenance.stop())
      const before = await hashes(site.ctx)
      const to = await target(OTHER[engine])
      const moved = await runOn(site, 'db', 'move', '--json')
      expect(moved, moved.errors).toMatchObject({ code: 0 })
      expect(JSON.parse(moved.output)).toMatchObject({
        from: nameOfDatabase(site.databaseConfig),
        to: nameOfDatabase(to),
        rows: expect.any(Number),
      })
      expect((await runOn(site, 'maintenance')).output).toBe('The site is only read.\n')
      const body = { title: 'May I still ask about bread?', content: 'Perhaps.', tags: [{ slug_name: 'bread' }] }
      const { error } = await site.api(token).call('createQuestion', { body })
      expect(error).toMatchObject({ status: 503, reason: 'base.read_only' })
      const { list } = await unwrap(site.api().call('listQuestions'))
      expect(list).toHaveLength(1)
      expect(await runOn(site, 'db', 'switch')).toMatchObject({ code: 0, output: expect.stringContaining('Restart') })
      expect(readDatabaseConfig(site.dataDir)).toEqual(to)
      expect(existsSync(moveFolder(site.dataDir))).toBe(false)
      expect(await readFile(join(site.dataDir, 'config.yaml.before-move'), 'utf8')).toContain(site.databaseConfig.type)
      const { clock, log } = site.ctx
      const database = openDatabase(to, site.dataDir)
      onTestFinished(() => database.close())
      const after = createContext({ config: readConfig({ DATA_DIR: site.dataDir }), database, clock, log })
      expect([site.ctx.maintenance.state, after.maintenance.state]).toEqual(['read-only', 'open'])
      expect(await hashes(after)).toEqual(before)
      expect(await after.files.read('post/picture.png')).toEqual(Buffer.from([1, 2, 3]))
      expect(await runQuandary('check', '--data-dir', site.dataDir)).toMatchObject({ code: 0 })
      expect(await checkCounters(after)).toEqual([])
    },
  )
})

it(
  'B10 a move that was interrupted goes on with what it has read, unless the site may have changed',
  { timeout: 120_000 },
  async () => {
    const site = await openSite('sqlite3')
    onTestFinished(() => site.close())
    await filled(site)
    await target('postgres')
    const names = () => site.ctx.db.selectFrom('users').select('display_name').execute()
    const read = join(moveFolder(site.dataDir), 'site.jsonl.gz')
    const movedNames = async (): Promise<string[]> => {
      const to = readDatabaseConfig(moveFolder(site.dataDir))
      const database = openDatabase(to ?? site.databaseConfig, site.dataDir)
      const rows = await database.db.selectFrom('users').select('display_name').execute()
      await database.close()
      return rows.map(({ display_name: name }) => name)
    }
    expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 0 })
    expect((await movedNames()).toSorted()).toEqual((await names()).map(({ display_name: name }) => name).toSorted())
    // Simulates a first move that was interrupted while it stored the rows: they have been read, and the site is
    // read-only.
    await writeBackup(site.ctx, read, { withUploads: false })
    await site.ctx.db.updateTable('users').set({ display_name: 'Changed' }).execute()
    expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 0 })
    expect(await movedNames()).toContain('Ada')
    // The rows are read from the site again if their file is incomplete, or if the site has been open since the file
    // was written.
    await writeFile(read, 'a part')
    expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 0 })
    expect(await movedNames()).not.toContain('Ada')
    await writeBackup(site.ctx, read, { withUploads: false })
    await site.ctx.db.updateTable('users').set({ display_name: 'Changed again' }).execute()
    expect(await runOn(site, 'maintenance', 'off')).toMatchObject({ output: 'The site is open.\n' })
    expect(await runOn(site, 'db', 'switch')).toMatchObject({ code: 1, errors: expect.stringContaining('move" again') })
    expect(readDatabaseConfig(site.dataDir)).toEqual(site.databaseConfig)
  },
)

it('B11 a move needs an empty database that is not the one of the site, and a switch a finished move', async () => {
  const site = await openSite('sqlite3')
  onTestFinished(() => site.close())
  vi.stubEnv('DB_TYPE', undefined)
  expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 2, errors: expect.stringContaining('DB_TYPE') })
  for (const [name, value] of Object.entries(environmentOf(site.databaseConfig))) vi.stubEnv(name, value)
  expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 2, errors: expect.stringContaining('already') })
  const other = await openSite('postgres')
  onTestFinished(() => other.close())
  for (const [name, value] of Object.entries(environmentOf(other.databaseConfig))) vi.stubEnv(name, value)
  expect(await runOn(site, 'maintenance', 'on')).toMatchObject({ code: 0 })
  expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 1, errors: expect.stringContaining('is closed') })
  expect(await runOn(site, 'maintenance', 'off')).toMatchObject({ code: 0 })
  expect(await runOn(site, 'db', 'move')).toMatchObject({ code: 1, errors: expect.stringContaining('not empty') })
  expect(await runOn(site, 'db', 'switch')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no finished move'),
  })
  expect(await runOn(site, 'db', 'fly')).toMatchObject({ code: 2 })
  expect((await runOn(site, 'maintenance')).output).toBe('The site is open.\n')
})
