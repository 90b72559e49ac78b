import type { Db } from '../../platform/db/database.ts'
import type { TimeCounts } from '../../platform/observability/response-times.ts'

interface ResponseTimesTable {
  /** A date of the site as `YYYY-MM-DD`. */
  day: string
  bucket: number
  count: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    response_times: ResponseTimesTable
  }
}

/** Adds counts to those of a day, in one statement. */
export async function addResponseTimes(db: Db, day: string, counts: TimeCounts): Promise<void> {
  // Sorted, so that two processes lock the rows in the same order and cannot deadlock.
  const rows = [...counts].map(([bucket, count]) => ({ day, bucket, count })).toSorted((a, b) => a.bucket - b.bucket)
  await db
    .insertInto('response_times')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'bucket'])
        .doUpdateSet((eb) => ({ count: eb('response_times.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}

/** Reads the counts of each day from `day` on; days without any are absent. */
export async function responseTimesSince(db: Db, day: string): Promise<Map<string, TimeCounts>> {
  const rows = await db.selectFrom('response_times').selectAll().where('day', '>=', day).execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.day)].map(([date, buckets]) => [
      date,
      new Map(buckets.map(({ bucket, count }) => [bucket, count])),
    ]),
  )
}

/** Deletes the counts of days before `day`. */
export async function deleteResponseTimesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('response_times').where('day', '<', day).execute()
}
