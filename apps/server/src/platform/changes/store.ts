import { sql } from 'kysely'
import type { Capabilities, Db } from '../db/database.ts'

/** 1 hour: far longer than any cached entry lives and than any transaction takes. */
const RETENTION_SECONDS = 3600

/** Rows per statement: few enough that no request waits noticeably for the write lock. */
const BATCH_SIZE = 1_000

/**
 * Deletes change records that no cache needs any more. Ids rise with time, so the expired records are the first ones by
 * key; they are deleted in steps, between which `yieldToRequests` lets requests run.
 */
export async function pruneChanges(db: Db, can: Capabilities, yieldToRequests: () => Promise<void>): Promise<void> {
  const now = can.clock === 'unixepoch' ? sql<number>`unixepoch()` : sql<number>`extract(epoch from now())`
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; await yieldToRequests()) {
    const { numDeletedRows } = await db
      .deleteFrom('content_changes')
      .where('id', 'in', (eb) => eb.selectFrom('content_changes as first').select('id').orderBy('id').limit(BATCH_SIZE))
      .where('at', '<', sql<number>`${now} - ${sql.lit(RETENTION_SECONDS)}`)
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  }
}
