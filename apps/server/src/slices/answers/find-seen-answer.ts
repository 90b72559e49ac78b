import { canSeeAnswer } from '@quandary/guards'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../questions/index.ts'
import { findQuestionOfAnswer, visibilityOf } from '../questions/index.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf } from './answer.ts'
import type { AnswerState } from './store.ts'
import { findAnswer, findAnswerState } from './store.ts'

/** Finds an answer by its id, with its question; undefined when it is absent or hidden from this viewer. */
export async function findVisibleAnswerById(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<{ answer: Answer; question: Question } | undefined> {
  const [answer, question] = await Promise.all([findAnswer(db, id), findQuestionOfAnswer(db, id)])
  if (!answer || !question) return undefined
  return canSeeAnswer(viewer, answerFactsOf(answer), visibilityOf(question)) ? { answer, question } : undefined
}

/** Finds the state of an answer like {@link findVisibleAnswerById}, without reading texts. */
export async function findVisibleAnswerState(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<AnswerState | undefined> {
  const found = await findAnswerState(db, id)
  return found && canSeeAnswer(viewer, answerFactsOf(found.answer), visibilityOf(found.question)) ? found : undefined
}
