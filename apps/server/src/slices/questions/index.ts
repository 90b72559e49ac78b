import { defineSlice } from '../slice.ts'
import { countQuestionDrift } from './drift-store.ts'
import { questions0001 } from './migrations/0001-questions.ts'
import { questionRoutes } from './routes.ts'

export type { PreparedQuestion } from './create-question.ts'
export { createQuestion, prepareQuestion, storeQuestion } from './create-question.ts'
export { QuestionNotFound } from './errors.ts'
export { questionCreated } from './events.ts'
export type { PostIds } from './post-ids.ts'
export { answerIds, questionIds } from './post-ids.ts'
export { findVisibleQuestion } from './get-question.ts'
export type { ListScope, Question } from './question.ts'
export { listScope, statusNumber, visibilityOf } from './question.ts'
export type { QuestionMarks, QuestionMarkSource } from './question-marks.ts'
export { contributeQuestionMarks } from './question-marks.ts'
export type { Reader } from './question-view.ts'
export { loadQuestionSummaries, questionDetail } from './question-view.ts'
export { urlTitleOf } from './url-title.ts'
export type {
  NewQuestion,
  QuestionChange,
  QuestionCounter,
  QuestionOperation,
  QuestionOrder,
  QuestionSelection,
} from './store.ts'
export {
  addToQuestionCount,
  countListed,
  countQuestions,
  findQuestion,
  findQuestions,
  inLists,
  insertQuestion,
  listQuestionIds,
  setAcceptedAnswer,
  setLastAnswer,
  touchQuestion,
  updateQuestion,
} from './store.ts'

/** Questions: asking, lists and the page of one question. */
export const questions = defineSlice({
  name: 'questions',
  migrations: [questions0001],
  routes: questionRoutes,
  countDrift: countQuestionDrift,
})
