import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { emptyDatabase } from '../../../test/databases/test-database.ts'
import { migrationSets } from '../../app.ts'
import { openDatabase } from '../../platform/db/database.ts'
import type { MigrationSet } from '../../platform/db/migrations.ts'
import { appliedSteps, migrate } from '../../platform/db/migrations.ts'
import { triggersOf } from './triggers.test-data.ts'
import { privateTables, watchedTables } from './watched-tables.ts'

/** Internal tables of an engine or of the full-text index. */
const INTERNAL_TABLES = /^search_|^sqlite_/

describeOnEveryEngine('watched tables', (open) => {
  it('T1 are all tables except those that guests are shown nothing of', async () => {
    const site = await open()
    const tables = (await site.ctx.db.introspection.getTables()).map(({ name }) => name)
    const decided = [...watchedTables.map(({ table }) => table), ...privateTables]
    expect(tables.filter((name) => !INTERNAL_TABLES.test(name)).toSorted()).toEqual(decided.toSorted())
  })

  it('T2 are watched in all columns, including those added by later migrations', async () => {
    const site = await open()
    const triggers = await triggersOf(site.ctx.db, site.engine)
    for (const { name, columns } of await site.ctx.db.introspection.getTables()) {
      const watched = watchedTables.find(({ table }) => table === name)
      if (!watched) continue
      const plain = columns.map((column) => column.name).filter((column) => !(column in (watched.except ?? {})))
      expect(triggers.get(`watch_${name}_update`), name).toEqual(plain.toSorted())
      expect([...triggers.keys()]).toEqual(expect.arrayContaining([`watch_${name}_insert`, `watch_${name}_delete`]))
    }
  })

  it('T2 are watched in a column that a migration adds to an existing site', async () => {
    const site = await open()
    const addColumn: MigrationSet = {
      owner: 'later',
      migrations: [
        {
          name: '0001-noted',
          up: async (db) => {
            await db.schema.alterTable('questions').addColumn('noted', 'bigint').execute()
          },
        },
      ],
    }
    // Like the migrations of the slices, `addColumn` runs before those of the page cache.
    await migrate(site.ctx.database, [addColumn, ...migrationSets], site.clock.now())
    expect((await triggersOf(site.ctx.db, site.engine)).get('watch_questions_update')).toContain('noted')
  })
})

it('T3 are on PostgreSQL those of the site, whatever tables of the same names stand in further schemas', async () => {
  const { config, drop } = await emptyDatabase('postgres')
  onTestFinished(drop)
  const database = openDatabase(config, '')
  onTestFinished(() => database.close())
  // Kysely lists the tables of `theirs` after those of `public`.
  await sql`create schema theirs`.execute(database.db)
  await sql`create table theirs.schema_migrations (version integer)`.execute(database.db)
  await sql`create table theirs.users (id integer, nickname text)`.execute(database.db)
  await sql`create view theirs.questions as select nickname from theirs.users`.execute(database.db)
  expect(await appliedSteps(database.db)).toEqual([])
  await migrate(database, migrationSets, 0)
  const columns = (await triggersOf(database.db, 'postgres')).get('watch_users_update')
  expect(columns).toContain('display_name')
  expect(columns).not.toContain('nickname')
})
