import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findVisibleQuestion } from '../get-question.ts'
import { answerIds, questionIds } from '../post-ids.ts'
import { findLinkedQuestions } from './links-store.ts'

const MAX_LINKED = 10

/**
 * Lists at most ten questions that a question's posts link to and at most ten whose posts link to it, those with most
 * votes first (`docs/spec/domain.md#questions`). Both are empty for a question that is absent or hidden from this
 * viewer.
 */
export async function listLinkedQuestions(
  ctx: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<OperationData<'listLinkedQuestions'>> {
  const question = await findVisibleQuestion(ctx, publicId, viewer)
  if (!question) return { links_to: [], linked_from: [] }
  const [writeId, targets, sources] = await Promise.all([
    questionIds.writer(ctx),
    findLinkedQuestions(ctx.db, question.id, 'source_question_id', MAX_LINKED),
    findLinkedQuestions(ctx.db, question.id, 'target_question_id', MAX_LINKED),
  ])
  const write = ({ id, accepted_answer_id: accepted, ...shown }: (typeof targets)[number]) => ({
    ...shown,
    id: writeId(id),
    accepted_answer_id: answerIds.long(accepted),
  })
  return { links_to: targets.map(write), linked_from: sources.map(write) }
}
