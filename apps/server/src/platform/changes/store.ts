import { sql } from 'kysely'
import type { Capabilities, Db } from '../db/database.ts'

/** 1 hour: far longer than any cached entry lives and than any transaction takes. */
const RETENTION_SECONDS = 3600

/** Deletes change records that no cache needs any more. */
export async function pruneChanges(db: Db, can: Capabilities): Promise<void> {
  const now = can.identity === 'autoincrement' ? sql<number>`unixepoch()` : sql<number>`extract(epoch from now())`
  await db
    .deleteFrom('content_changes')
    .where('at', '<', sql<number>`${now} - ${sql.lit(RETENTION_SECONDS)}`)
    .execute()
}
