import { sql } from 'kysely'
import type { Capabilities, Db } from '../db/database.ts'

/** Far longer than anything is kept that is judged by them, and than a transaction takes. */
const KEPT_SECONDS = 3600

/** Removes the records of changes that nobody asks for any more. */
export async function forgetOldChanges(db: Db, can: Capabilities): Promise<void> {
  const now = can.identity === 'autoincrement' ? sql<number>`unixepoch()` : sql<number>`extract(epoch from now())`
  await db
    .deleteFrom('content_changes')
    .where('at', '<', sql<number>`${now} - ${sql.lit(KEPT_SECONDS)}`)
    .execute()
}
