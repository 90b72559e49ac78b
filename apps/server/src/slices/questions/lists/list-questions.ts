import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import { readPaging } from '../../../platform/http/paging.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findUserByUsername } from '../../users/index.ts'
import { HOT_DAYS } from './hot-score.ts'
import { interestsOf } from './interests.ts'
import type { ListCounts } from './list-counts.ts'
import type { QuestionSelection } from './list-store.ts'
import { countListed, listQuestionIds } from './list-store.ts'
import { loadQuestionSummaries } from '../question-view.ts'
import { listScope } from '../question.ts'
import { countRecommended, listRecommendedIds } from './recommended-store.ts'
import { findTagSelection } from './tag-selection.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Lists one page of questions, pinned ones first, 20 by default. An unknown tag or user gives an empty list, and so do
 * recommendations for a guest.
 */
export async function listQuestions(
  ctx: AppContext,
  query: OperationQuery<'listQuestions'>,
  viewer: Viewer | null,
  counts: ListCounts,
): Promise<OperationData<'listQuestions'>> {
  const selection = await readSelection(ctx, query, viewer)
  if (!selection) return { count: 0, list: [] }
  if (query.order === 'recommend') return listRecommended(ctx, selection, query, viewer)
  const [count, ids] = await Promise.all([
    counts.get(selection, () => countListed(ctx.db, selection)),
    listQuestionIds(ctx.db, selection, readPaging(query, { size: 20 })),
  ])
  return { count, list: await loadQuestionSummaries(ctx, ids) }
}

/** Lists followed questions and questions about followed tags. */
async function listRecommended(
  ctx: AppContext,
  selection: QuestionSelection,
  query: OperationQuery<'listQuestions'>,
  viewer: Viewer | null,
): Promise<OperationData<'listQuestions'>> {
  if (!viewer) return { count: 0, list: [] }
  const to = { userId: viewer.id, interests: interestsOf(ctx) }
  const [count, ids] = await Promise.all([
    countRecommended(ctx.db, selection, to),
    listRecommendedIds(ctx.db, selection, to, readPaging(query, { size: 20 })),
  ])
  return { count, list: await loadQuestionSummaries(ctx, ids) }
}

/** Parses the query; undefined when nothing can match. */
async function readSelection(
  ctx: AppContext,
  query: OperationQuery<'listQuestions'>,
  viewer: Viewer | null,
): Promise<QuestionSelection | undefined> {
  const { order = 'active', tag = '', username = '' } = query
  const tagged = tag === '' ? undefined : await findTagSelection(ctx.db, tag)
  const author = username === '' ? undefined : await findUserByUsername(ctx.db, username)
  if ((tag !== '' && !tagged) || (username !== '' && !author)) return undefined
  const days = daysOf(query)
  return {
    scope: order === 'recommend' ? listScope(null) : listScope(viewer, author?.id),
    order: order === 'recommend' ? 'newest' : order,
    ...(tagged && { tagIds: tagged.tagIds, manyTagged: tagged.manyTagged }),
    ...(author && { authorId: author.id }),
    ...(days !== undefined && { since: Math.max(0, fullHour(ctx.clock.now()) - days * DAY_MS) }),
  }
}

/** Rounds the start of lists limited by age down to the full hour, so that their lengths can be cached. */
function fullHour(now: number): number {
  return now - (now % HOUR_MS)
}

/** Maximum age of the questions in days; hot ones are never older than ninety. */
function daysOf({ order, in_days }: OperationQuery<'listQuestions'>): number | undefined {
  return order === 'hot' ? Math.min(in_days ?? HOT_DAYS, HOT_DAYS) : in_days
}
