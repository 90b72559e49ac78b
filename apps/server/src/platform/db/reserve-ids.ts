import { sql } from 'kysely'
import type { Capabilities, Db } from './database.ts'

/**
 * Makes a table give no id up to `highest` any more, so that a row with such an id can be inserted while others insert
 * theirs. SQLite does this by itself.
 */
export async function reserveIds(db: Db, can: Capabilities, table: string, highest: number): Promise<void> {
  if (can.identity === 'autoincrement') return
  await sql`
    select setval(name, ${highest}::bigint) from pg_get_serial_sequence(${table}, 'id') as name
    where coalesce(pg_sequence_last_value(name::regclass), 0) < ${highest}::bigint`.execute(db)
}
