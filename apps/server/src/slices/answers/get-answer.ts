import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../questions/index.ts'
import { answerIds, QuestionNotFound } from '../questions/index.ts'
import { answerWithQuestion } from './answer-view.ts'
import { findVisibleAnswerById } from './find-seen-answer.ts'

/**
 * Returns one answer with its question, without counting a view of the question.
 * @throws {QuestionNotFound} 404, also for answers hidden from this reader (`docs/spec/contract.md#errors`)
 */
export async function getAnswer(
  ctx: AppContext,
  publicId: string,
  reader: Reader,
): Promise<Schemas['AnswerWithQuestion']> {
  const id = answerIds.read(publicId)
  const seen = id === undefined ? undefined : await findVisibleAnswerById(ctx.db, reader.viewer, id)
  if (!seen) throw new QuestionNotFound()
  return answerWithQuestion(ctx, { id: seen.answer.id, questionId: seen.question.id }, reader)
}
