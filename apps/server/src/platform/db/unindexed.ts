import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * A column of text, for a condition that most rows meet. SQLite keeps no statistics and takes every condition on an indexed
 * column for one that few rows meet: by an index of the back office on states it would read and sort all questions for one
 * page (17 ms instead of 0.01 ms with 10 000 of them). A cast keeps such indexes out, and PostgreSQL ignores it.
 * `apps/server/test/query-plans.test.ts` finds the reads that need it.
 */
export function unindexed<T extends string>(column: string): RawBuilder<T> {
  return sql<T>`cast(${sql.ref(column)} as text)`
}
