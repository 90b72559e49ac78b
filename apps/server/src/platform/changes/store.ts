import { sql } from 'kysely'
import type { Capabilities, Db } from '../db/database.ts'

/** 1 hour: far longer than any cached entry lives and than any transaction takes. */
const RETENTION_SECONDS = 3600

/** Rows per statement: few enough that no request waits noticeably for the write lock. */
const STEP = 1_000

/**
 * Deletes change records that no cache needs any more. Ids rise with time, so the expired records are the first ones by
 * key; they are deleted in steps, between which `giveWay` lets requests run.
 */
export async function pruneChanges(db: Db, can: Capabilities, giveWay: () => Promise<void>): Promise<void> {
  const now = can.clock === 'unixepoch' ? sql<number>`unixepoch()` : sql<number>`extract(epoch from now())`
  for (let deleted = STEP; deleted === STEP; await giveWay()) {
    const { numDeletedRows } = await db
      .deleteFrom('content_changes')
      .where('id', 'in', (eb) => eb.selectFrom('content_changes as first').select('id').orderBy('id').limit(STEP))
      .where('at', '<', sql<number>`${now} - ${sql.lit(RETENTION_SECONDS)}`)
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  }
}
