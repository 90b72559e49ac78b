import { sql } from 'kysely'
import type { Db } from './database.ts'
import { QueryTookTooLong } from './query-took-too-long.ts'

/** PostgreSQL, class 57: query_canceled. */
const CANCELED = '57014'

/**
 * Runs reads in a transaction of PostgreSQL whose statements have a time limit. The limit belongs to the transaction, because
 * a pooler may give the connection to others after it.
 * @throws {QueryTookTooLong}
 */
export async function withTimeLimit<T>(db: Db, milliseconds: number, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(tx)
      return work(tx)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED) throw new QueryTookTooLong()
    throw error
  }
}
