import { postPathSources, renewExcerpts } from '../posts/index.ts'
import { fill } from '../../platform/slots/slots.ts'
import { defineSlice } from '../slice.ts'
import { contentErased } from '../users/index.ts'
import { countQuestionDrift } from './drift-store.ts'
import { questionExcerpts } from './excerpt-store.ts'
import { questions0001 } from './migrations/0001-questions.ts'
import { questions0002 } from './migrations/0002-question-rules.ts'
import { questions0003 } from './migrations/0003-questions-recent.ts'
import { eraseQuestionsOf } from './erasure-store.ts'
import { questions0004 } from './migrations/0004-questions-best.ts'
import { questions0005 } from './migrations/0005-questions-states.ts'
import { questions0006 } from './migrations/0006-questions-columns.ts'
import { questions0007 } from './migrations/0007-questions-excerpts.ts'
import { questions0008 } from './migrations/0008-questions-open.ts'
import { questions0009 } from './migrations/0009-questions-titles.ts'
import { scheduleHotScores } from './lists/refresh-hot-scores.ts'
import { questionPaths } from './question-paths.ts'
import { questionRoutes } from './routes.ts'

export { applyQuestionEdit } from './apply-edit.ts'
export { HOT_DAYS } from './lists/hot-score.ts'
export type { QuestionText } from './create-question.ts'
export { createQuestion, judgeQuestion, prepareQuestion, storeQuestion } from './create-question.ts'
export { QuestionNotFound } from './errors.ts'
export type { QuestionEvent } from './events.ts'
export {
  questionClosed,
  questionCreated,
  questionDeleted,
  questionEdited,
  questionHidden,
  questionInvited,
  questionPinned,
  questionRecovered,
  questionReopened,
  questionShown,
  questionUnpinned,
} from './events.ts'
export { closeQuestion } from './moderation/close-question.ts'
export { deleteQuestion } from './moderation/delete-question.ts'
export { readClosing } from './moderation/read-closing.ts'
export { operateQuestion } from './moderation/operate-question.ts'
export { findVisibleQuestionById, findVisibleQuestionState } from './find-seen-question.ts'
export { updateQuestion as editQuestion } from './update-question.ts'
export type { PostIds } from './post-ids.ts'
export { answerIds, questionIds } from './post-ids.ts'
export { findLinkTargets } from './links/links-store.ts'
export { findVisibleQuestion } from './get-question.ts'
export type { LockedQuestion } from './locked-question.ts'
export { withLockedQuestion } from './locked-question.ts'

export { interestSources } from './lists/interests.ts'

export type { LinkSource } from './links/links-store.ts'
export { linkTargetsIn } from './links/links-in.ts'
export { setDuplicateLink, setPostLinks } from './links/links-store.ts'
export type { QuestionSelection } from './lists/list-store.ts'
export { countListed, inLists, listQuestionIds } from './lists/list-store.ts'
export type { Closing } from './question-changes.ts'
export { closeLocked, deleteLocked, isClosedFor, reopenLocked, recoverLocked, showPending } from './question-changes.ts'
export type { Question, QuestionOperation } from './question.ts'
export { isUnavailable, listScope, visibilityOf } from './question.ts'

export { questionPathIn, questionPathsOf, canonicalQuestionPath } from './question-address.ts'
export type { QuestionMarks } from './question-marks.ts'
export { questionMarkSources } from './question-marks.ts'
export { recordFirstVersions } from './question-version.ts'
export type { Reader } from './question-view.ts'
export { questionViews } from './question-views.ts'
export { loadQuestionContext, questionDetail, questionDetails } from './question-view.ts'

export { listSimilarQuestions } from './lists/list-similar-questions.ts'
export { similarTitleSource } from './lists/similar-titles.ts'
export { refreshHotScores } from './lists/refresh-hot-scores.ts'
export { revertQuestion } from './revert-question.ts'
export { findTagSelection } from './lists/tag-selection.ts'
export { urlTitleOf } from './url-title.ts'
export { questionVisibleTo, questionVisibleToMember, questionVisibleToUser } from './visibility-store.ts'
export type { NewQuestion, QuestionChange, QuestionState } from './store.ts'
export {
  addToQuestionCount,
  countQuestions,
  findQuestion,
  findQuestionOfAnswer,
  findQuestions,
  insertQuestion,
  insertQuestions,
  setAcceptedAnswer,
  setLastAnswer,
  touchQuestion,
  updateQuestion,
} from './store.ts'

/** Questions: asking, editing, moderating, lists and the page of one question. */
export const questions = defineSlice({
  name: 'questions',
  migrations: [
    questions0001,
    questions0002,
    questions0003,
    questions0004,
    questions0005,
    questions0006,
    questions0007,
    questions0008,
    questions0009,
  ],
  routes: questionRoutes,
  fills: () => [fill(postPathSources, questionPaths)],
  listen(ctx) {
    scheduleHotScores(ctx)
    renewExcerpts(ctx, 'questions.renew-excerpts', questionExcerpts)
    ctx.bus.on(contentErased, (tx, { userId }) => eraseQuestionsOf(tx, userId))
  },
  countDrift: countQuestionDrift,
})
