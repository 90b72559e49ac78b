import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { emptyDatabase } from '../../test/databases/test-database.ts'
import type { Engine, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { migrationSets } from '../app.ts'
import type { Database } from '../platform/db/database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { fillDatabase } from './fill-database.ts'
import { backupSource } from './read-backup.ts'
import type { Source } from './source.ts'
import { writeBackup } from './write-backup.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-fill-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function newDatabase(engine: Engine): Promise<Database> {
  const { config, drop } = await emptyDatabase(engine)
  cleanups.push(drop)
  const database = openDatabase(config, await newFolder())
  cleanups.push(() => database.close())
  return database
}

/** The backup of a site with a question and an answer. */
async function backupOf(site: TestSite) {
  const ada = await site.registerPerson({ name: 'Ada', rank: 900 })
  const call = site.api(ada.token)
  const body = { title: 'Why does my bread not rise?', content: 'It stays flat.', tags: [{ slug_name: 'bread' }] }
  const { data } = await call.call('createQuestion', { body })
  await call.call('createAnswer', { body: { question_id: data?.id ?? '', content: 'Warm the flour first.' } })
  const file = join(await newFolder(), 'site.jsonl.gz')
  await writeBackup(site.ctx, file)
  return backupSource(file)
}

/** The source without the rows of one table. */
function without<Result>({ schema, read }: Source<Result>, table: string): Source<Result> {
  let present = ''
  return {
    schema,
    read: (reader) =>
      read({
        ...reader,
        async table(head) {
          present = head.table
          await reader.table?.(head)
        },
        async row(row) {
          if (present !== table) await reader.row?.(row)
        },
      }),
  }
}

async function indexesOf({ db, can }: Database): Promise<string[]> {
  const { rows } = can.schemas
    ? await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`.execute(
        db,
      )
    : await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

describeOnEveryEngine('filling a database', (open, engine) => {
  it('B14 a filled database has every index, and goes on checking references', async () => {
    const site = await open()
    const database = await newDatabase(engine)
    await fillDatabase(await backupOf(site), { database, migrations: migrationSets, now: 1 }, () => {})
    const indexes = await indexesOf(database)
    expect(indexes).toContain('questions_newest')
    expect(indexes).toEqual(await indexesOf(site.ctx.database))
    await expect(database.db.updateTable('answers').set({ question_id: 99 }).execute()).rejects.toThrow(/foreign key/i)
  })

  it('B15 a row that refers to one that is not there is refused, and nothing is stored', async () => {
    const site = await open()
    const database = await newDatabase(engine)
    const source = without(await backupOf(site), 'questions')
    const filling = fillDatabase(source, { database, migrations: migrationSets, now: 1 }, () => {})
    await expect(filling).rejects.toThrow(/refers to one|foreign key/)
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
  })
})
