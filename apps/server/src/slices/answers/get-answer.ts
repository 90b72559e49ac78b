import type { Schemas } from '@quandary/api-client'
import { canSeeAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../questions/index.ts'
import { answerIds, findQuestion, QuestionNotFound, visibilityOf } from '../questions/index.ts'
import { answerWithQuestion } from './answer-view.ts'
import { answerFactsOf } from './answer.ts'
import { findAnswer } from './store.ts'

/**
 * One answer with its question; no view of the question is counted.
 * @throws {QuestionNotFound} 404 (wire endpoints §A5), also for answers this reader may not know of
 */
export async function getAnswer(
  app: AppContext,
  publicId: string,
  reader: Reader,
): Promise<Schemas['AnswerWithQuestion']> {
  const id = answerIds.read(publicId)
  const answer = id === undefined ? undefined : await findAnswer(app.db, id)
  const question = answer && (await findQuestion(app.db, answer.question_id))
  if (!question || !canSeeAnswer(reader.viewer, answerFactsOf(answer), visibilityOf(question))) {
    throw new QuestionNotFound()
  }
  return answerWithQuestion(app, answer.id, reader)
}
