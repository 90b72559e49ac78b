import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Tag } from '../../tags/index.ts'
import { findQuestionTagIds, findTagFamily, findTags } from '../../tags/index.ts'
import { findVisibleQuestion } from '../get-question.ts'
import { isManyTagged, listQuestionIds } from './list-store.ts'
import { significantWords } from './list-similar-questions.ts'
import { loadQuestionSummaries } from '../question-view.ts'
import type { Question } from '../question.ts'
import { listScope } from '../question.ts'
import { rankRelated } from './related-rank.ts'
import { findTitles } from './similar-store.ts'

const MAX_RELATED = 6
/** Hottest questions considered of each tag, so that a page costs the same however many a tag has. */
const CANDIDATES = 100

/**
 * Lists at most six questions with a tag in common, those with a similar title and rare common tags first, then the
 * hottest; without the question itself (`docs/spec/decisions.md#d11`). Empty for a question that is absent, hidden from
 * this viewer, or without tags.
 */
export async function listRelatedQuestions(
  ctx: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<OperationData<'listRelatedQuestions'>> {
  const question = await findVisibleQuestion(ctx, publicId, viewer)
  if (!question) return { count: 0, list: [] }
  const sharedTags = await findCandidates(ctx, question, viewer)
  const titles = await findTitles(ctx.db, [...sharedTags.keys()])
  const candidates = [...sharedTags].map(([id, counts]) => ({
    id,
    words: significantWords(titles.get(id) ?? ''),
    sharedTags: counts,
  }))
  const ids = rankRelated(significantWords(question.title), candidates).slice(0, MAX_RELATED)
  const list = await loadQuestionSummaries(ctx, ids)
  return { count: list.length, list }
}

/** Questions that share tags with a question, hottest first, with the numbers of questions of the tags they share. */
async function findCandidates(ctx: AppContext, question: Question, viewer: Viewer | null) {
  const shared = new Map<number, number[]>()
  for (const tag of await findMainTags(ctx, question.id)) {
    const tagIds = await findTagFamily(ctx.db, tag.id)
    const selection = { scope: listScope(viewer), order: 'hot', tagIds, manyTagged: isManyTagged(tag) } as const
    const ids = await listQuestionIds(ctx.db, selection, { size: CANDIDATES, offset: 0 })
    for (const id of ids) if (id !== question.id) shared.set(id, [...(shared.get(id) ?? []), tag.question_count])
  }
  return shared
}

/** The tags of a question, in their order, synonyms as their main tags. */
async function findMainTags(ctx: AppContext, questionId: number): Promise<Tag[]> {
  const ids = await findQuestionTagIds(ctx.db, questionId)
  const own = new Map((await findTags(ctx.db, ids)).map((tag) => [tag.id, tag.main_tag_id ?? tag.id]))
  const mainIds = [...new Set(ids.flatMap((id) => own.get(id) ?? []))]
  const main = new Map((await findTags(ctx.db, mainIds)).map((tag) => [tag.id, tag]))
  return mainIds.flatMap((id) => main.get(id) ?? [])
}
