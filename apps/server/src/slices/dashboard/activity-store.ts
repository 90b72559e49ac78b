import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

const DAY_MS = 86_400_000

/** The counts per day. */
export type Series = 'questions' | 'answers' | 'users' | 'votes' | 'flags'

/** Days of 24 hours from `start` on; the last one has `end` in it. */
export interface Span {
  start: number
  end: number
}

/** Counts the rows of a series by day; days without rows are absent. */
export async function countByDay(db: Db, series: Series, span: Span): Promise<Map<number, number>> {
  const { from, at, where } = sourceOf(series)
  // Milliseconds since 1970 need 53 bits, so the difference is divided as a whole number on every engine.
  const day = sql`cast(${sql.ref(at)} - ${span.start} as bigint) / ${sql.lit(DAY_MS)}`
  const { rows } = await sql<{ day: number; count: number }>`
    select ${day} as day, count(*) as count from ${sql.table(from)}
    where ${sql.ref(at)} >= ${span.start} and ${sql.ref(at)} <= ${span.end} and ${where}
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.day, row.count]))
}

/** Where a series stands: everything that members are shown, and every flag. */
function sourceOf(series: Series): { from: string; at: string; where: RawBuilder<unknown> } {
  switch (series) {
    case 'questions':
      return { from: 'questions', at: 'created_at', where: sql`status in ('available', 'closed')` }
    case 'answers':
      return { from: 'answers', at: 'created_at', where: sql`status = 'available'` }
    case 'users':
      return { from: 'users', at: 'created_at', where: sql`status <> 'deleted'` }
    case 'votes':
      // The index on votes has the time of the last change.
      return {
        from: 'votes',
        at: 'updated_at',
        where: sql`object_type in (${sql.lit(kindNumber('question'))}, ${sql.lit(kindNumber('answer'))})`,
      }
    case 'flags':
      return { from: 'reports', at: 'created_at', where: sql`1 = 1` }
  }
}
