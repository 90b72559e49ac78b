import { canSeeQuestion } from '@quandary/guards'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from './question.ts'
import { visibilityOf } from './question.ts'
import type { QuestionState } from './store.ts'
import { findQuestion, findQuestionState } from './store.ts'

/** Finds a question by its id; undefined when it is absent or hidden from this viewer. */
export async function findVisibleQuestionById(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<Question | undefined> {
  const question = await findQuestion(db, id)
  return question && canSeeQuestion(viewer, visibilityOf(question)) ? question : undefined
}

/** Finds the state of a question like {@link findVisibleQuestionById}, without reading its texts. */
export async function findVisibleQuestionState(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<QuestionState | undefined> {
  const question = await findQuestionState(db, id)
  return question && canSeeQuestion(viewer, visibilityOf(question)) ? question : undefined
}
