import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { migrationSets } from '../../src/app.ts'
import { readDatabaseConfig } from '../../src/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { compareSchema } from '../../src/platform/db/migrations.ts'
import { releasedSite } from '../databases/released-site.ts'
import type { Engine } from '../databases/test-database.ts'
import { ENGINES } from '../databases/test-database.ts'
import {
  declareOn,
  everythingIn,
  expectClean,
  expectSame,
  KILLS,
  KILLS_OFTEN,
  numbersOf,
  run,
  runProgram,
} from './killed.ts'

const UPGRADE_PROCESS = join(import.meta.dirname, 'upgrade-process.ts')
/** Number of steps in which an upgrade is killed, one after the other; `KILLS` sets another number, up to all steps. */
const STEPS = KILLS_OFTEN ? KILLS : 2
/** The SQL expression to compare for tables whose other columns contain times, which differ each time the test runs. */
const VOLATILE_TABLES: Readonly<Record<string, string>> = { schema_migrations: 'name', content_changes: "'a change'" }

async function inDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const config = readDatabaseConfig(dataDir)
  if (!config) throw new Error(`There is no site in ${dataDir}`)
  const database = openDatabase(config, dataDir)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const missingIn = (dataDir: string): Promise<string[]> =>
  inDatabase(dataDir, async ({ db }) => (await compareSchema(db, migrationSets)).missing)

/** Chooses some steps by the seed, in their order. */
function chosenOf(steps: readonly string[], name: string): string[] {
  const next = numbersOf(name)
  const drawn = steps.map((step, place) => ({ step, place, lot: next() })).toSorted((a, b) => a.lot - b.lot)
  return drawn
    .slice(0, STEPS)
    .toSorted((a, b) => a.place - b.place)
    .map(({ step }) => step)
}

/** Returns the schema of a database as texts. */
async function schemaOf({ db, can }: Database): Promise<string[]> {
  const catalogue = can.embedded
    ? sql<{ text: string }>`select type || ' ' || name || ' ' || coalesce(sql, '') as text from sqlite_master`
    : sql<{ text: string }>`
        select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as text
          from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`
  const { rows } = await catalogue.execute(db)
  return rows.map(({ text }) => text).toSorted()
}

/** Returns every row of every table as text, by table. */
async function rowsOf({ db, can }: Database): Promise<Record<string, string[]>> {
  const catalogue = can.embedded
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  const { rows: tables } = await catalogue.execute(db)
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql`select ${sql.raw(VOLATILE_TABLES[name] ?? '*')} from ${sql.table(name)}`.execute(db)
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function upgrade(dataDir: string): Promise<void> {
  const done = await run(['migrate'], dataDir)
  expect(done, done.output).toMatchObject({ code: 0 })
}

describe.each(ENGINES)('killed upgrades on %s', (engine: Engine) => {
  const itOn = declareOn(engine)

  itOn('every engine', 'KI9 an upgrade from 0.1.0 that was killed within a step goes on with this step', async () => {
    const [left, killed] = [await releasedSite(engine), await releasedSite(engine)]
    await upgrade(left)
    const steps = await missingIn(killed)
    const chosen = chosenOf(steps, `upgrade ${engine}`)
    expect(chosen.length).toBeGreaterThan(0)
    for (const step of chosen) {
      const { code, output } = await runProgram([UPGRADE_PROCESS, killed, step], {})
      expect(code, output).toBeNull()
      expect(await missingIn(killed)).toEqual(steps.slice(steps.indexOf(step)))
    }
    await upgrade(killed)
    const [wanted, found] = [await inDatabase(left, schemaOf), await inDatabase(killed, schemaOf)]
    expect(found).toEqual(wanted)
    expect(await inDatabase(killed, rowsOf)).toEqual(await inDatabase(left, rowsOf))
    expectSame(await everythingIn(killed), await everythingIn(left))
    await expectClean(killed)
  })
})
