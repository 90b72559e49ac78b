import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { QueryTookTooLong } from './query-took-too-long.ts'
import type { Tables } from './tables.ts'
import { together } from './together.ts'

type Db = Kysely<Tables>

/** PostgreSQL, class 57: query_canceled. */
const CANCELED = '57014'

/**
 * Runs reads in a transaction of PostgreSQL whose statements have a time limit. The limit belongs to the transaction,
 * because a pooler may give the connection to others after it.
 * @param first runs before the work, in the round trip that sets the limit
 * @throws {QueryTookTooLong}
 */
export async function withTimeLimit<T>(
  db: Db,
  milliseconds: number,
  work: (db: Db) => Promise<T>,
  first?: (db: Db) => Promise<void>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      // Compiling a search to machine code (PostgreSQL, just-in-time compilation) takes longer than the search.
      const limit = sql`select set_config('statement_timeout', ${String(milliseconds)}, true), set_config('jit', 'off', true)`
      await together([limit.execute(tx), first?.(tx)])
      return work(tx)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED) throw new QueryTookTooLong()
    throw error
  }
}
