import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../questions/index.ts'
import { answerIds, QuestionNotFound } from '../questions/index.ts'
import { answerWithQuestion } from './answer-view.ts'
import { findSeenAnswer } from './find-seen-answer.ts'

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
  const seen = id === undefined ? undefined : await findSeenAnswer(app.db, reader.viewer, id)
  if (!seen) throw new QuestionNotFound()
  return answerWithQuestion(app, seen.answer.id, reader)
}
