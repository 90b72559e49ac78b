import type { Expression, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { inBatches } from './in-batches.ts'
import type { Tables } from './tables.ts'

/** The tables whose rows have a numeric key `id`. */
export type LockableTable = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables]

/**
 * Locks a row until the transaction ends and returns it as read under the lock, so that the later of two concurrent
 * changes sees the result of the first. Returns undefined when there is no such row.
 */
export function lockRow<Table extends LockableTable>(
  tx: Tx,
  table: Table,
  id: number,
): Promise<Selectable<Tables[Table]> | undefined> {
  return lockable(tx, table).selectAll().where('id', '=', id).$castTo<Selectable<Tables[Table]>>().executeTakeFirst()
}

/**
 * Locks rows of a table like {@link lockRow}, in the order of their keys, which avoids deadlocks.
 * @param found a query for the ids of further rows to lock
 */
export async function lockRows(
  tx: Tx,
  table: LockableTable,
  ids: Iterable<number>,
  found?: Expression<{ id: number }>,
): Promise<void> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b)
  if (found) {
    const given = sorted.map((id) => sql`select cast(${id} as bigint)`)
    const all = sql<number>`(${sql.join([sql`select id from ${found} as found`, ...given], sql` union all `)})`
    await lockable(tx, table).select('id').where('id', 'in', all).orderBy('id').execute()
    return
  }
  await inBatches(sorted, (part) => lockable(tx, table).select('id').where('id', 'in', part).orderBy('id').execute())
}

/**
 * Begins a query that takes the weakest lock that excludes other changes: rows that refer to a locked row may still be
 * inserted. SQLite has no locks of rows and leaves the clause out (`immediate-sqlite.ts`).
 */
function lockable(tx: Tx, table: LockableTable) {
  return tx.selectFrom(sql<{ id: number }>`${sql.table(table)}`.as('locked')).forNoKeyUpdate()
}
