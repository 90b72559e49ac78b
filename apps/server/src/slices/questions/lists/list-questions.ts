import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { callerOf } from '../../../platform/http/caller-network.ts'
import { readPaging } from '../../../platform/http/paging.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findUserByUsername } from '../../users/index.ts'
import { HOT_DAYS } from './hot-score.ts'
import { readList } from './filtered-list.ts'
import { interestsOf } from './interests.ts'
import type { ListCount, ListCounts } from './list-counts.ts'
import type { QuestionSelection } from './list-store.ts'
import { countListed, countTagged, estimateQuestions, listQuestionIds } from './list-store.ts'
import { loadQuestionSummaries } from '../question-view.ts'
import { listScope } from '../question.ts'
import { readFilters } from './read-filters.ts'
import { countRecommended, listRecommendedIds } from './recommended-store.ts'
import type { TagSelection } from './tag-selection.ts'
import { findTagSelection } from './tag-selection.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The reader of a list, with the client address of the request. */
interface ListReader {
  viewer: Viewer | null
  ip: string
}

/**
 * Lists one page of questions, pinned ones first, 20 by default. An unknown tag or user gives an empty list, and so do
 * recommendations for a guest.
 * @throws {TooManyRequests} for a list with filters, in the same cases as {@link readList}
 */
export async function listQuestions(
  ctx: AppContext,
  query: OperationQuery<'listQuestions'>,
  reader: ListReader,
  counts: ListCounts,
): Promise<OperationData<'listQuestions'>> {
  const paging = readPaging(query, { size: 20 })
  const chosen = await readSelection(ctx, query, { viewer: reader.viewer, depth: paging.offset + paging.size })
  if (!chosen) return { count: 0, list: [] }
  const { selection } = chosen
  if (query.order === 'recommend') return listRecommended(ctx, selection, query, reader)
  const tookTooLong = counts.cached(selection)?.partial ?? false
  const asked = { selection, as: callerOf(reader), tookTooLong }
  const { read, partial = false } = await readList(ctx, asked, (db, listed) =>
    countAndPage(
      listed,
      async () => (await countSelected(ctx, db, { ...chosen, listed }, counts)).count,
      () => listQuestionIds(db, listed, paging),
    ),
  )
  return answerOf(ctx, { ...read, isPartial: partial })
}

/**
 * Reads the count and the page concurrently, but for a filtered list one after the other: when the count exceeds its
 * time limit, the task ends, and the query for the page must not still be running then.
 */
async function countAndPage(
  { filters }: QuestionSelection,
  readCount: () => Promise<number>,
  readPage: () => Promise<number[]>,
): Promise<{ count: number; ids: number[] }> {
  if (filters !== undefined) return { count: await readCount(), ids: await readPage() }
  const [count, ids] = await Promise.all([readCount(), readPage()])
  return { count, ids }
}

/** The selection of a query, and the tag it names. */
interface Selected {
  selection: QuestionSelection
  tagged: TagSelection | undefined
}

/** True if the list shows every question of its tag, so that the tag's counter is the length of the list. */
function isWholeTag({ tagIds, order, authorId, since, filters }: QuestionSelection): boolean {
  const chosen = authorId !== undefined || since !== undefined || filters !== undefined
  return tagIds !== undefined && order !== 'unanswered' && !chosen
}

/**
 * Counts a list, from the tag's counter or the cache where possible.
 * @param selected `listed` is the selection that `readList` passes to its callback, perhaps limited to the first
 * questions
 */
function countSelected(
  ctx: AppContext,
  db: Db,
  { selection, tagged, listed }: Selected & { listed: QuestionSelection },
  counts: ListCounts,
): Promise<ListCount> {
  if (tagged && isWholeTag(selection)) {
    return countTagged(ctx.db, tagged, selection.scope).then((count) => ({ count }))
  }
  return counts.get(selection, async () => {
    const [count, among] = await Promise.all([
      countListed(db, listed),
      tagged?.main.question_count ?? (selection.filters ? estimateQuestions(ctx.db) : 0),
    ])
    return { count, among, ...(listed.among !== undefined && { partial: true }) }
  })
}

/** Lists followed questions and questions about followed tags. */
async function listRecommended(
  ctx: AppContext,
  selection: QuestionSelection,
  query: OperationQuery<'listQuestions'>,
  reader: ListReader,
): Promise<OperationData<'listQuestions'>> {
  const { viewer } = reader
  if (!viewer) return { count: 0, list: [] }
  const to = { userId: viewer.id, interests: interestsOf(ctx) }
  const paging = readPaging(query, { size: 20 })
  const { read, partial = false } = await readList(ctx, { selection, as: callerOf(reader) }, (db, listed) =>
    countAndPage(
      listed,
      () => countRecommended(db, listed, to),
      () => listRecommendedIds(db, listed, to, paging),
    ),
  )
  return answerOf(ctx, { ...read, isPartial: partial })
}

async function answerOf(
  ctx: AppContext,
  { ids, count, isPartial }: { ids: readonly number[]; count: number; isPartial: boolean },
): Promise<OperationData<'listQuestions'>> {
  return { count, list: await loadQuestionSummaries(ctx, ids), ...(isPartial && { partial: true }) }
}

/**
 * Parses the query; undefined when nothing can match.
 * @param reader the viewer, and the position in the list where their page ends
 */
async function readSelection(
  ctx: AppContext,
  query: OperationQuery<'listQuestions'>,
  { viewer, depth }: { viewer: Viewer | null; depth: number },
): Promise<Selected | undefined> {
  const { order = 'active', tag = '', username = '' } = query
  const tagged = tag === '' ? undefined : await findTagSelection(ctx.db, tag, depth)
  const author = username === '' ? undefined : await findUserByUsername(ctx.db, username)
  const filters = await readFilters(ctx, query, { viewer, depth })
  if ((tag !== '' && !tagged) || (username !== '' && !author) || filters === 'nothing') return undefined
  if (query.only === 'mine' && (!viewer || (author && author.id !== viewer.id))) return undefined
  const authorId = query.only === 'mine' ? viewer?.id : author?.id
  const days = daysOf(query)
  const selection: QuestionSelection = {
    scope: order === 'recommend' ? listScope(null) : listScope(viewer, authorId),
    order: order === 'recommend' ? 'newest' : order,
    ...(tagged && { tagIds: tagged.tagIds, manyTagged: tagged.manyTagged }),
    ...(authorId !== undefined && { authorId }),
    ...(days !== undefined && { since: Math.max(0, fullHour(ctx.clock.now()) - days * DAY_MS) }),
    ...(filters !== 'none' && { filters }),
  }
  return { selection, tagged }
}

/**
 * Rounds a time down to the full hour. Lists limited by age count their days from there, so that their lengths can be
 * cached.
 */
function fullHour(now: number): number {
  return now - (now % HOUR_MS)
}

/** Returns the maximum age of the listed questions in days; the order `hot` allows at most ninety. */
function daysOf({ order, in_days }: OperationQuery<'listQuestions'>): number | undefined {
  return order === 'hot' ? Math.min(in_days ?? HOT_DAYS, HOT_DAYS) : in_days
}
