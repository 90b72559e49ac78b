import { fill } from '../../platform/slots/slots.ts'
import { defineSlice } from '../slice.ts'
import { contentErased } from '../users/index.ts'
import { postPathSources, renewExcerpts } from '../posts/index.ts'
import { interestSources, questionMarkSources } from '../questions/index.ts'
import { countAnswerDrift } from './drift-store.ts'
import { answerExcerpts } from './excerpt-store.ts'
import { answerPaths } from './answer-paths.ts'
import { eraseAnswersOf } from './erasure-store.ts'
import { answerFactsOfQuestions } from './question-facts.ts'
import { answers0001 } from './migrations/0001-answers.ts'
import { answers0002 } from './migrations/0002-answers-was-accepted.ts'
import { answers0003 } from './migrations/0003-answers-own.ts'
import { answers0004 } from './migrations/0004-answers-acceptance.ts'
import { answers0005 } from './migrations/0005-answers-recent.ts'
import { answers0006 } from './migrations/0006-answers-best.ts'
import { answers0007 } from './migrations/0007-answers-states.ts'
import { answers0008 } from './migrations/0008-answers-votes.ts'
import { answers0009 } from './migrations/0009-answers-excerpts.ts'
import { answers0010 } from './migrations/0010-answers-shown.ts'
import { answerRoutes } from './routes.ts'
import { answeredQuestionIds } from './store.ts'

export { acceptAnswer } from './accept-answer.ts'
export { answerIds } from '../questions/index.ts'
export type { Answer } from './answer.ts'
export { answerFactsOf } from './answer.ts'

export { answerMarkSources } from './answer-marks.ts'

export { applyAnswerEdit } from './apply-answer-edit.ts'
export { createAnswer } from './create-answer.ts'
export { QUESTION_PENDING } from './create-question-with-answer.ts'
export { findVisibleAnswerById, findVisibleAnswerState } from './find-seen-answer.ts'
export { showAnswer } from './store-answer.ts'
export { deleteAnswer, removeAnswer } from './delete-answer.ts'
export { AnswerNotFound } from './errors.ts'
export type { Acceptance, AnswerEvent } from './events.ts'
export {
  answerAccepted,
  answerCreated,
  answerDeleted,
  answerEdited,
  answerRecovered,
  answerUnaccepted,
} from './events.ts'
export type { LockedAnswer } from './locked-answer.ts'
export { lockAnswer } from './locked-answer.ts'
export { restoreAnswer } from './recover-answer.ts'
export { revertAnswer } from './revert-answer.ts'
export { updateAnswer } from './update-answer.ts'
export type { NewAnswer } from './store.ts'
export {
  addToAnswerCount,
  changeAnswer,
  countAnswers,
  findAnswer,
  findAnswers,
  findAnswersSince,
  insertAnswer,
  insertAnswers,
} from './store.ts'

/** Answers: writing, editing, deleting, listing and accepting them. */
export const answers = defineSlice({
  name: 'answers',
  migrations: [
    answers0001,
    answers0002,
    answers0003,
    answers0004,
    answers0005,
    answers0006,
    answers0007,
    answers0008,
    answers0009,
    answers0010,
  ],
  routes: answerRoutes,
  countDrift: countAnswerDrift,
  listen(ctx) {
    renewExcerpts(ctx, 'answers.renew-excerpts', answerExcerpts)
    ctx.bus.on(contentErased, (tx, { userId }) => eraseAnswersOf(tx, userId))
  },
  fills: () => [
    fill(questionMarkSources, answerFactsOfQuestions),
    fill(postPathSources, answerPaths),
    fill(interestSources, { answeredQuestions: answeredQuestionIds }),
  ],
})
