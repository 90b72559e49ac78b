import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { QueryTookTooLong } from '../../../platform/db/query-took-too-long.ts'
import type { QuestionSelection } from './list-store.ts'
import { whileInTime } from './list-store.ts'

/** Questions that are filtered where filtering all of them takes too long. */
const AMONG = 10_000

/** A list, and for whom it is read. */
interface AskedList {
  selection: QuestionSelection
  /** The caller as lists are queued (`Database.search`). */
  as: string
  /** True where filtering all of it is known to take too long. */
  tookTooLong?: boolean
}

/**
 * Reads something of a list. Filters are applied with the time limit of searches, and to the first questions of the order
 * if that is exceeded.
 * @param read reads the selection that it is given, in one task: it may be called twice
 * @throws {TooManyRequests} when too many lists wait to be filtered, for all or for this caller
 */
export async function readList<T>(
  ctx: AppContext,
  { selection, as, tookTooLong = false }: AskedList,
  read: (db: Db, selection: QuestionSelection) => Promise<T>,
): Promise<{ read: T; partial?: true }> {
  if (selection.filters === undefined) return { read: await read(ctx.db, selection) }
  const filter = (limited: QuestionSelection) => ctx.database.search((db) => read(db, limited), { queue: 'lists', as })
  try {
    if (!tookTooLong) return { read: await filter({ ...selection, inTime: whileInTime(ctx.can) }) }
  } catch (error) {
    if (!(error instanceof QueryTookTooLong)) throw error
  }
  return { read: await filter({ ...selection, among: AMONG }), partial: true }
}
