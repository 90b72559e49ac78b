import { sql } from 'kysely'
import type { Capabilities, Database, Tx } from '../platform/db/database.ts'
import type { Value } from '../platform/db/snapshot.ts'
import { pageCachePragma } from '../platform/db/sqlite/sqlite-memory.ts'
import type { TableHead } from './format.ts'
import { BrokenBackup } from './format.ts'

/** Drops tables, and the foreign keys that refer to them. */
export async function dropTables({ db, can }: Database, tables: readonly string[]): Promise<void> {
  // Dropping the virtual table `search_index` drops its shadow tables.
  const names = tables.filter((name) => !name.startsWith('search_index_'))
  if (can.foreignKeys === 'switched') await sql`pragma foreign_keys = off`.execute(db)
  try {
    await db.transaction().execute(async (tx) => {
      for (const name of names) {
        const drop = tx.schema.dropTable(name).ifExists()
        await (can.schemas ? drop.cascade() : drop).execute()
      }
    })
  } finally {
    if (can.foreignKeys === 'switched') await sql`pragma foreign_keys = on`.execute(db)
  }
}

/**
 * Runs a transaction that fills a database. Meanwhile SQLite does not check foreign keys, and has a larger page cache:
 * index entries go to pages all over the file, and a page that leaves the cache too early is written many times.
 */
export async function fillInTransaction<Result>(
  { db, can }: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const isSwitched = can.foreignKeys === 'switched'
  // This pragma has no effect inside a transaction, so it runs before the transaction begins.
  if (isSwitched) await sql`pragma foreign_keys = off`.execute(db)
  if (can.embedded) await sql.raw(`pragma ${pageCachePragma('filling')}`).execute(db)
  try {
    return await db.transaction().execute(work)
  } finally {
    if (can.embedded) await sql.raw(`pragma ${pageCachePragma('stores')}`).execute(db)
    if (isSwitched) await sql`pragma foreign_keys = on`.execute(db)
  }
}

/**
 * Drops the indexes of these tables, except those that enforce a constraint: building an index over many rows takes a
 * fraction of the time of adding each row to it.
 * @returns a function that creates the indexes again
 */
export async function dropIndexes(tx: Tx, can: Capabilities, tables: readonly string[]): Promise<() => Promise<void>> {
  const names = sql.join(tables)
  const { rows } = can.schemas
    ? await sql<{ name: string; definition: string }>`
      select indexes.relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid
      where tables.relnamespace = current_schema()::regnamespace and tables.relname in (${names})
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx)
    : await sql<{ name: string; definition: string }>`select name, sql as definition from sqlite_master
      where type = 'index' and sql is not null and tbl_name in (${names})`.execute(tx)
  for (const { name } of rows) await tx.schema.dropIndex(name).execute()
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx)
  }
}

/**
 * Lets rows of these tables refer to later ones until the end of the transaction, which {@link fillInTransaction}
 * has begun.
 * @returns a function that checks all references and restores the constraints
 * @throws {BrokenBackup} from the returned function, on SQLite; PostgreSQL reports a broken reference itself
 */
export async function deferForeignKeys(
  tx: Tx,
  can: Capabilities,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  if (can.foreignKeys === 'switched') {
    return async () => {
      for (const table of tables) {
        const { rows } = await sql`select 1 from pragma_foreign_key_check(${table}) limit 1`.execute(tx)
        if (rows.length > 0) throw new BrokenBackup(`A row of ${table} refers to one that is not there.`)
      }
    }
  }
  const { rows } = await sql<{ source: string; name: string }>`
    select relname as source, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
    and relname in (${sql.join(tables)})`.execute(tx)
  const alter = async (how: string): Promise<void> => {
    for (const { source, name } of rows) {
      await sql.raw(`alter table "${source}" alter constraint "${name}" ${how}`).execute(tx)
    }
  }
  await alter('deferrable initially deferred')
  return async () => {
    await sql`set constraints all immediate`.execute(tx)
    await alter('not deferrable')
  }
}

export async function deleteAll(tx: Tx, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx)
}

export async function insertRows(tx: Tx, { table, columns }: TableHead, rows: readonly Value[][]): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(tx)
}

/** Sets the next id of a table to the one after the highest that it ever assigned. */
export async function setLastId(tx: Tx, can: Capabilities, { table, last_id: last }: TableHead): Promise<void> {
  if (can.identity === 'autoincrement') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx)
    return
  }
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(tx)
}
