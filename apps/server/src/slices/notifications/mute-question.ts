import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findVisibleQuestionById, questionIds, QuestionNotFound } from '../questions/index.ts'
import { deleteMute, insertMute, listMutedQuestionsOf } from './muted-questions-store.ts'

/**
 * Mutes a question for the viewer, or unmutes it. A question that the viewer can no longer see can still be unmuted.
 * @throws {QuestionNotFound} 404, if the viewer cannot see the question to mute
 */
export async function muteQuestion(
  ctx: AppContext,
  { questionId, muted }: { questionId: number; muted: boolean },
  viewer: Viewer,
): Promise<void> {
  if (!muted) {
    await deleteMute(ctx.db, viewer.id, questionId)
    return
  }
  const question = await findVisibleQuestionById(ctx.db, viewer, questionId)
  if (!question) throw new QuestionNotFound()
  await insertMute(ctx.db, viewer.id, question.id, ctx.clock.now())
}

/** Lists one page of the questions that the viewer muted, 20 by default. */
export async function listMutedQuestions(
  ctx: AppContext,
  query: OperationQuery<'listMutedQuestions'>,
  viewer: Viewer,
): Promise<OperationData<'listMutedQuestions'>> {
  const [{ count, questions }, writeId] = await Promise.all([
    listMutedQuestionsOf(ctx.db, viewer, readPaging(query, { size: 20 })),
    questionIds.writer(ctx),
  ])
  return { count, list: questions.map(({ id, title }) => ({ question_id: writeId(id), title })) }
}
