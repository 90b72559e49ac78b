import { BoundedBatch, charactersIn } from '../platform/db/bounded-batch.ts'
import type { Database } from '../platform/db/database.ts'
import type { MigrationSet } from '../platform/db/migrations.ts'
import { finishSchema, migrate, NewerSchema } from '../platform/db/migrations.ts'
import type { Value } from '../platform/db/snapshot.ts'
import { neutralTables, LOCAL_TABLE } from '../platform/db/snapshot.ts'
import type { Files } from '../platform/files/files.ts'
import type { TableHead } from './format.ts'
import { BrokenBackup } from './format.ts'
import { ownTables } from './own-tables.ts'
import type { BackupReader, Source } from './source.ts'
import {
  deferForeignKeys,
  deleteAll,
  dropIndexes,
  dropTables,
  fillInTransaction,
  insertRows,
  setLastId,
} from './store.ts'
import type { OnPart } from './write-backup.ts'

/** The database a backup is restored into, and its schema. */
export interface Target {
  database: Database
  /** Where uploads are stored; absent if they are only checked. */
  files?: Files
  migrations: readonly MigrationSet[]
  now: number
}

/** Rows per statement for tables with few columns. */
const ROWS = 500
/** Parameters per statement, far below the engines' limits. */
const PARAMETERS = 20_000

/**
 * Replaces our tables in a database by those of a source, with the schema that they were written with. The rows
 * are stored in one transaction. The list of backups stays empty.
 * @throws {NewerSchema} before anything is changed
 * @throws {BrokenBackup} if the source is damaged or its rows do not fit the schema; the former tables are gone by then
 */
export async function fillDatabase<Result>(source: Source<Result>, target: Target, onPart: OnPart): Promise<Result> {
  const { database, files, now } = target
  const schema = schemaOf(source.schema, target.migrations)
  const present = await ownTables(database.db)
  await dropTables(
    database,
    present.map(({ name }) => name),
  )
  await migrate(database, schema, now)
  const made = await ownTables(database.db)
  const tables = new Map(neutralTables(made).map((one) => [one.name, one]))
  return fillInTransaction(database, async (tx) => {
    const enforce = await deferForeignKeys(tx, database.can, [...tables.keys()])
    const rebuildIndexes = await dropIndexes(tx, database.can, [...tables.keys()])
    // Some migrations store rows of their own, so every table is emptied first.
    for (const name of tables.keys()) await deleteAll(tx, name)
    let head: TableHead | undefined
    const filled = new Set<string>()
    let batch = new BoundedBatch<Value[]>(ROWS)
    const store = async (): Promise<void> => {
      const rows = batch.take()
      if (head && rows.length > 0) await insertRows(tx, head, rows)
    }
    const reader: BackupReader = {
      async table(given) {
        head = undefined
        // Skips the list of backups, which only older versions wrote into a backup.
        if (given.table === LOCAL_TABLE) return
        const known = tables.get(given.table)?.columns.map(({ name }) => name)
        if (JSON.stringify(known) !== JSON.stringify(given.columns)) {
          throw new BrokenBackup(`This version has no table ${given.table} with these columns.`)
        }
        onPart(given.table)
        head = given
        batch = new BoundedBatch(Math.min(ROWS, Math.floor(PARAMETERS / given.columns.length)))
        filled.add(given.table)
      },
      async row(row) {
        if (head && batch.add(row, charactersIn(row))) await store()
      },
      async tableEnd() {
        await store()
        if (head && head.last_id > 0) await setLastId(tx, database.can, head)
      },
      async upload(path, bytes) {
        await files?.put(path, bytes)
      },
    }
    const contents = await source.read(reader)
    // An export has no search tables, because they are rebuilt.
    const missing = [...tables.keys()].filter((name) => !filled.has(name) && !name.startsWith('search_'))
    if (missing.length > 0) throw new BrokenBackup(`It has no ${missing.join(', ')}.`)
    await deleteAll(tx, 'content_changes')
    onPart('indexes')
    await enforce()
    await rebuildIndexes()
    // With an older schema, `migrate` does this after the missing migrations.
    if (isWhole(schema, target.migrations)) await finishSchema(tx, database.can, target.migrations)
    return contents
  })
}

/** Returns the migrations that a backup was written with, without the steps that need the complete schema. */
function schemaOf(steps: readonly string[], sets: readonly MigrationSet[]): MigrationSet[] {
  const wanted = new Set(steps)
  const chosen = sets.map(({ owner, migrations }) => ({
    owner,
    migrations: migrations.filter(({ name }) => wanted.delete(`${owner}/${name}`)),
  }))
  if (wanted.size > 0) throw new NewerSchema([...wanted])
  return chosen
}

function isWhole(schema: readonly MigrationSet[], sets: readonly MigrationSet[]): boolean {
  return schema.every(({ migrations }, index) => migrations.length === sets[index]?.migrations.length)
}
