import { sql } from 'kysely'
import type { Capabilities, Db } from './database.ts'

/**
 * Makes a table assign only ids above `highest` from now on, so that rows with ids up to `highest` can be inserted
 * while other rows are created.
 */
export async function reserveIds(db: Db, can: Capabilities, table: string, highest: number): Promise<void> {
  if (can.identity === 'autoincrement') {
    await sql`update sqlite_sequence set seq = max(seq, ${highest}) where name = ${table}`.execute(db)
    await sql`
      insert into sqlite_sequence (name, seq)
      select ${table}, ${highest} where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db)
    return
  }
  await sql`
    select setval(name, ${highest}::bigint) from pg_get_serial_sequence(${table}, 'id') as name
    where coalesce(pg_sequence_last_value(name::regclass), 0) < ${highest}::bigint`.execute(db)
}
