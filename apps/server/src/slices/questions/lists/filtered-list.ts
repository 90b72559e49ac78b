import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { QueryTookTooLong } from '../../../platform/db/query-took-too-long.ts'
import type { QuestionSelection } from './list-store.ts'
import { whileInTime } from './list-store.ts'

/** Number of questions that are filtered when filtering the whole list takes too long. */
const MAX_SCANNED = 10_000

/** A list to read, with its caller. */
interface RequestedList {
  selection: QuestionSelection
  /** The caller, for the limit per caller in the queue of `Database.search`. */
  as: string
  /** True if filtering the whole list is known to take too long. */
  tookTooLong?: boolean
}

/**
 * Reads a page or the length of a list. Filters run within the time limit of searches; if it is exceeded, the list is
 * read again with only the first {@link MAX_SCANNED} questions filtered.
 * @param read reads the given selection in one task; called a second time after a time-out
 * @throws {TooManyRequests} when too many lists wait to be filtered, in total or of this caller, or this one has waited
 * too long
 */
export async function readList<T>(
  ctx: AppContext,
  { selection, as, tookTooLong = false }: RequestedList,
  read: (db: Db, selection: QuestionSelection) => Promise<T>,
): Promise<{ read: T; partial?: true }> {
  if (selection.filters === undefined) return { read: await read(ctx.db, selection) }
  const filter = (limited: QuestionSelection) => ctx.database.search((db) => read(db, limited), { queue: 'lists', as })
  try {
    if (!tookTooLong) return { read: await filter({ ...selection, inTime: whileInTime(ctx.can) }) }
  } catch (error) {
    if (!(error instanceof QueryTookTooLong)) throw error
  }
  return { read: await filter({ ...selection, among: MAX_SCANNED }), partial: true }
}
