import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { UnusableSource } from './errors.ts'
import { openTables } from './open-tables.ts'
import type { DumpRows } from './sql-dump.ts'
import { readSqlDump } from './sql-dump.ts'
import type { SourceTables } from './tables.ts'

/** Tables to read, and what to close afterwards. */
export interface OpenedTables {
  tables: SourceTables
  close(): Promise<void>
}

/**
 * Opens the database at an address, or loads an SQL dump into a scratch database and opens that.
 * @param indexes returns the columns that rows of a table are looked up by; undefined for a table that is not needed
 * @throws {UnusableSource}
 */
export async function openDumpOrDatabase(
  location: string,
  indexes: (table: string) => readonly string[] | undefined,
): Promise<OpenedTables> {
  if (/^\w+:\/\//.test(location)) {
    const tables = await openTables(location)
    return { tables, close: () => tables.close() }
  }
  const info = await stat(location).catch(() => undefined)
  if (!info?.isFile()) throw new UnusableSource(`There is no file ${location}`)
  const folder = await mkdtemp(join(tmpdir(), 'quandary-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, 'dump.db')
    await fillScratch(file, location, indexes)
    const tables = await openTables(file)
    return {
      tables,
      async close() {
        await tables.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fillScratch(
  file: string,
  dump: string,
  indexes: (table: string) => readonly string[] | undefined,
): Promise<void> {
  const database = new SqliteDriver(file)
  try {
    // The scratch database need not survive a crash, because its folder would be deleted anyway.
    database.pragma('journal_mode = OFF')
    database.pragma('synchronous = OFF')
    const tables = new Map<string, readonly string[]>()
    for await (const rows of readSqlDump(dump)) {
      if (indexes(rows.table)) insertAll(database, tables, rows)
    }
    for (const [table, columns] of tables) {
      for (const column of (indexes(table) ?? []).filter((name) => columns.includes(name))) {
        database.exec(`create index ${quote(`${table} ${column}`)} on ${quote(table)} (${quote(column)})`)
      }
    }
  } finally {
    database.close()
  }
}

function insertAll(database: SqliteDriver.Database, tables: Map<string, readonly string[]>, given: DumpRows): void {
  const { table, rows } = given
  const known = tables.get(table)
  const columns = known ?? given.columns
  if (columns.length === 0) throw new UnusableSource(`The dump does not name the columns of ${table}`)
  if (!known) {
    // COPY writes numbers as text, and INSERT as numbers. Ids must compare as numbers, and all other columns as text.
    const types = columns.map((column) => `${quote(column)} ${column.endsWith('id') ? 'numeric' : 'text'}`)
    database.exec(`create table ${quote(table)} (${types.join(', ')})`)
    tables.set(table, columns)
  }
  const places = columns.map((column) => given.columns.indexOf(column))
  const insert = database.prepare(`insert into ${quote(table)} values (${columns.map(() => '?').join(', ')})`)
  database.transaction(() => {
    for (const row of rows) insert.run(places.map((place) => row[place] ?? null))
  })()
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
