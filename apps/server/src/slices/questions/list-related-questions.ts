import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findQuestionTagIds, findTag, findTagFamily } from '../tags/index.ts'
import { findVisibleQuestion } from './get-question.ts'
import { isManyTagged, listQuestionIds } from './list-store.ts'
import { loadQuestionSummaries } from './question-view.ts'
import { listScope } from './question.ts'

const MAX_RELATED = 6

/**
 * Lists at most six questions with the same first tag, hottest first, without the question itself
 * (`docs/spec/decisions.md#d11`). Empty for a question that is absent, hidden from this viewer, or without tags.
 */
export async function listRelatedQuestions(
  app: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<OperationData<'listRelatedQuestions'>> {
  const question = await findVisibleQuestion(app, publicId, viewer)
  const [firstTag] = question ? await findQuestionTagIds(app.db, question.id) : []
  const tag = firstTag === undefined ? undefined : await findTag(app.db, firstTag)
  if (!question || !tag) return { count: 0, list: [] }
  const tagIds = await findTagFamily(app.db, tag.main_tag_id ?? tag.id)
  const selection = { scope: listScope(viewer), order: 'hot', tagIds, manyTagged: isManyTagged(tag) } as const
  const ids = await listQuestionIds(app.db, selection, { size: MAX_RELATED + 1, offset: 0 })
  const list = await loadQuestionSummaries(app, ids.filter((id) => id !== question.id).slice(0, MAX_RELATED))
  return { count: list.length, list }
}
