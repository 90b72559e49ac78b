import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Tag } from '../../tags/index.ts'
import { findQuestionTagIds, findTags } from '../../tags/index.ts'
import { findVisibleQuestion } from '../get-question.ts'
import { questionIds } from '../post-ids.ts'
import { loadQuestionSummaries } from '../question-view.ts'
import type { ListScope, Question } from '../question.ts'
import { listScope } from '../question.ts'
import type { HottestOfTags } from './hottest-of-tags.ts'
import { significantWords } from './list-similar-questions.ts'
import { estimateQuestions, filterListed } from './list-store.ts'
import type { Candidate } from './related-rank.ts'
import { rankRelated } from './related-rank.ts'

const MAX_RELATED = 6
/**
 * Number of the best candidates that are loaded. More than are shown, because some cached ones may no longer be listed.
 */
const BEST = 12

/**
 * Lists at most six questions that share a tag with a question: first those with a similar title and with rare tags in
 * common, then the hottest; without the question itself (`docs/spec/decisions.md#d11`). Empty for a question that is
 * absent, hidden from this viewer, or without tags.
 */
export async function listRelatedQuestions(
  ctx: AppContext,
  publicId: string,
  viewer: Viewer | null,
  hottest: HottestOfTags,
): Promise<OperationData<'listRelatedQuestions'>> {
  const question = await findVisibleQuestion(ctx, publicId, viewer)
  if (!question) return { count: 0, list: [] }
  const scope = listScope(viewer)
  const candidates = await findCandidates(ctx, question, scope, hottest)
  const best = rankRelated(significantWords(question.title), candidates).slice(0, BEST)
  const [listed, summaries] = await Promise.all([filterListed(ctx.db, best, scope), loadQuestionSummaries(ctx, best)])
  const list = summaries.filter(({ id }) => listed.has(questionIds.read(id) ?? 0)).slice(0, MAX_RELATED)
  return { count: list.length, list }
}

/** Finds the questions that share tags with a question, hottest first. */
async function findCandidates(
  ctx: AppContext,
  question: Question,
  scope: ListScope,
  hottest: HottestOfTags,
): Promise<Candidate[]> {
  const [tags, questions] = await Promise.all([findMainTags(ctx, question.id), estimateQuestions(ctx.db)])
  const found = await Promise.all(tags.map((tag) => hottest.of(tag, scope, questions)))
  const candidates = new Map<number, Candidate>()
  for (const [place, tag] of tags.entries()) {
    for (const { id, words } of found[place] ?? []) {
      const sharedTags = [...(candidates.get(id)?.sharedTags ?? []), tag.question_count]
      if (id !== question.id) candidates.set(id, { id, words, sharedTags })
    }
  }
  return [...candidates.values()]
}

/** Finds the tags of a question, in their order, with synonyms replaced by their main tags. */
async function findMainTags(ctx: AppContext, questionId: number): Promise<Tag[]> {
  const ids = await findQuestionTagIds(ctx.db, questionId)
  const own = new Map((await findTags(ctx.db, ids)).map((tag) => [tag.id, tag.main_tag_id ?? tag.id]))
  const mainIds = [...new Set(ids.flatMap((id) => own.get(id) ?? []))]
  const main = new Map((await findTags(ctx.db, mainIds)).map((tag) => [tag.id, tag]))
  return mainIds.flatMap((id) => main.get(id) ?? [])
}
