import { sql } from 'kysely'
import type { Capabilities, Database, Tx } from '../platform/db/database.ts'
import type { Value } from '../platform/db/snapshot.ts'
import type { TableHead } from './format.ts'

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
 * Defers the foreign keys of these tables until the end of the transaction, so that rows may refer to later ones.
 * @returns a function that checks all references and restores the constraints
 */
export async function deferForeignKeys(
  tx: Tx,
  can: Capabilities,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  if (can.foreignKeys === 'switched') {
    // SQLite checks the references at the commit, and resets the pragma then.
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    return async () => {}
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
