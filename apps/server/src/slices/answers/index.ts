import { defineSlice } from '../slice.ts'
import { contributeQuestionMarks } from '../questions/index.ts'
import { countAnswerDrift } from './drift-store.ts'
import { markQuestions } from './mark-questions.ts'
import { answers0001 } from './migrations/0001-answers.ts'
import { answerRoutes } from './routes.ts'

export { acceptAnswer } from './accept-answer.ts'
export { createAnswer } from './create-answer.ts'
export { answerIds } from '../questions/index.ts'
export type { Answer } from './answer.ts'
export { answerFactsOf } from './answer.ts'
export type { AnswerMarks, AnswerMarkSource } from './answer-marks.ts'
export { contributeAnswerMarks } from './answer-marks.ts'
export { AnswerNotFound } from './errors.ts'
export type { Acceptance } from './events.ts'
export { answerAccepted, answerCreated, answerUnaccepted } from './events.ts'
export type { NewAnswer } from './store.ts'
export { addToAnswerCount, countAnswers, findAnswer, findAnswers, insertAnswer, setAccepted } from './store.ts'

/** Answers: writing, listing and accepting them. */
export const answers = defineSlice({
  name: 'answers',
  migrations: [answers0001],
  routes: answerRoutes,
  countDrift: countAnswerDrift,
  listen: (app) => contributeQuestionMarks(app, markQuestions),
})
