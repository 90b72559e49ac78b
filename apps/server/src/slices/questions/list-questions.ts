import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findTagBySlug, findTagFamily, normaliseSlug } from '../tags/index.ts'
import { findUserByUsername } from '../users/index.ts'
import type { ListCounts } from './list-counts.ts'
import { loadQuestionSummaries } from './question-view.ts'
import { listScope } from './question.ts'
import type { QuestionSelection } from './store.ts'
import { countListed, listQuestionIds } from './store.ts'

const DAY_MS = 86_400_000

/**
 * One page of questions, pinned ones first, 20 unless asked otherwise. An unknown tag or person gives an empty list.
 */
export async function listQuestions(
  app: AppContext,
  query: OperationQuery<'listQuestions'>,
  viewer: Viewer | null,
  counts: ListCounts,
): Promise<OperationData<'listQuestions'>> {
  const selection = await readSelection(app, query, viewer)
  if (!selection) return { count: 0, list: [] }
  const count = await counts.get(selection, () => countListed(app.db, selection))
  const ids = await listQuestionIds(app.db, selection, readPaging(query, { size: 20 }))
  return { count, list: await loadQuestionSummaries(app, ids) }
}

/** What the query asks for; undefined when nothing can match. */
async function readSelection(
  app: AppContext,
  query: OperationQuery<'listQuestions'>,
  viewer: Viewer | null,
): Promise<QuestionSelection | undefined> {
  const { order = 'active', tag = '', username = '', in_days } = query
  const tagIds = tag === '' ? undefined : await familyOf(app, tag)
  const author = username === '' ? undefined : await findUserByUsername(app.db, username)
  if (tagIds?.length === 0 || (username !== '' && !author)) return undefined
  return {
    scope: listScope(viewer, author?.id),
    order,
    ...(tagIds && { tagIds }),
    ...(author && { authorId: author.id }),
    ...(in_days !== undefined && { since: Math.max(0, app.clock.now() - in_days * DAY_MS) }),
  }
}

/** Keys of the tag with this slug, of its main tag and of all synonyms; none for an unknown tag. */
async function familyOf(app: AppContext, slug: string): Promise<number[]> {
  const tag = await findTagBySlug(app.db, normaliseSlug(slug))
  return tag?.status === 'available' ? findTagFamily(app.db, tag.main_tag_id ?? tag.id) : []
}
