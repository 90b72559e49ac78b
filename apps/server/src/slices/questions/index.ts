import { defineSlice } from '../slice.ts'
import { questions0001 } from './migrations/0001-questions.ts'
import { questionRoutes } from './routes.ts'

export { QuestionNotFound } from './errors.ts'
export { questionCreated } from './events.ts'
export type { PostIds } from './post-ids.ts'
export { answerIds, questionIds } from './post-ids.ts'
export type { Question } from './question.ts'
export { visibilityOf } from './question.ts'
export type { QuestionMarks, QuestionMarkSource } from './question-marks.ts'
export { contributeQuestionMarks } from './question-marks.ts'
export type { NewQuestion, QuestionCounter, QuestionOperation } from './store.ts'
export {
  addToQuestionCount,
  countQuestions,
  findQuestion,
  findQuestions,
  insertQuestion,
  setAcceptedAnswer,
  setLastAnswer,
  touchQuestion,
} from './store.ts'

/** Questions: asking, lists and the page of one question. */
export const questions = defineSlice({ name: 'questions', migrations: [questions0001], routes: questionRoutes })
