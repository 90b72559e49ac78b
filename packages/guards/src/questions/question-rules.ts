import { isStaff } from '../login-state.ts'
import type { PermissionKey } from '../permissions/permission.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection, type RefusalReason } from '../permissions/refusal.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** 1 normal, 2 closed, 10 deleted, 11 pending approval. */
export type QuestionStatus = 1 | 2 | 10 | 11

/** Facts about a question that the rules need. */
export interface QuestionFacts {
  authorId: Id
  status: QuestionStatus
  /** 1 not pinned, 2 pinned. */
  pin: 1 | 2
  /** 1 listed, 2 hidden from lists. */
  show: 1 | 2
  /** Number of answers that are neither deleted nor pending. */
  answerCount: number
  hasAcceptedAnswer: boolean
  /** Highest vote count of these answers; 0 if there are none. */
  topAnswerVotes: number
}

type StateRule = [key: PermissionKey, allowedIn: (question: QuestionFacts) => boolean, otherwise: RefusalReason]

function stateRule([key, allowedIn, otherwise]: StateRule) {
  return rule(
    (viewer: Viewer, question: QuestionFacts, privileges: Privileges): Objection =>
      needs(viewer, key, privileges) ?? (allowedIn(question) ? null : otherwise),
  )
}

const notDeleted = (question: { status: QuestionStatus }) => question.status !== 10
/** True if the question is neither deleted nor pending, so that people other than its author may act on it. */
const published = (question: { status: QuestionStatus }) => question.status === 1 || question.status === 2

type AuthoredQuestion = Pick<QuestionFacts, 'authorId' | 'status'>

const edit = rule(
  (viewer: Viewer, question: AuthoredQuestion, privileges: Privileges): Objection =>
    needs(viewer, 'question.edit', privileges, { isOwner: isAuthor(viewer, question.authorId) }) ??
    (notDeleted(question) ? null : 'error.question.cannot_update'),
)
/**
 * True if the viewer may edit the question or suggest an edit: the author or members with `question.edit`, unless it is
 * deleted.
 */
export const canEditQuestion = edit.can
/** Throws unless {@link canEditQuestion} is true. */
export const assertCanEditQuestion = edit.assertCan

const editDirectly = rule((viewer: Viewer, question: AuthoredQuestion, privileges: Privileges): Objection =>
  needs(viewer, 'question.edit_without_review', privileges, { isOwner: isAuthor(viewer, question.authorId) }),
)
/** True if the viewer's edit is published without review: the author or members with `question.edit_without_review`. */
export const canEditQuestionWithoutReview = editDirectly.can
/** Throws unless {@link canEditQuestionWithoutReview} is true. */
export const assertCanEditQuestionWithoutReview = editDirectly.assertCan

const close = stateRule(['question.close', (question) => question.status === 1, 'error.question.cannot_update'])
/** True if the viewer may close the question: staff, if it is open. */
export const canCloseQuestion = close.can
/** Throws unless {@link canCloseQuestion} is true. */
export const assertCanCloseQuestion = close.assertCan

const reopen = stateRule(['question.reopen', (question) => question.status === 2, 'error.question.cannot_update'])
/** True if the viewer may reopen the question: staff, if it is closed. */
export const canReopenQuestion = reopen.can
/** Throws unless {@link canReopenQuestion} is true. */
export const assertCanReopenQuestion = reopen.assertCan

const pin = stateRule([
  'question.pin',
  (question) => published(question) && question.pin === 1 && question.show === 1,
  'error.question.cannot_update',
])
/** True if the viewer may pin the question: staff, if it is listed and not pinned. */
export const canPinQuestion = pin.can
/** Throws unless {@link canPinQuestion} is true. */
export const assertCanPinQuestion = pin.assertCan

const unpin = stateRule([
  'question.unpin',
  (question) => published(question) && question.pin === 2,
  'error.question.cannot_update',
])
/** True if the viewer may unpin the question: staff, if it is pinned. */
export const canUnpinQuestion = unpin.can
/** Throws unless {@link canUnpinQuestion} is true. */
export const assertCanUnpinQuestion = unpin.assertCan

const hide = stateRule([
  'question.hide',
  (question) => published(question) && question.show === 1 && question.pin === 1,
  'error.question.cannot_update',
])
/** True if the viewer may remove the question from lists: staff, if it is listed and not pinned. */
export const canHideQuestion = hide.can
/** Throws unless {@link canHideQuestion} is true. */
export const assertCanHideQuestion = hide.assertCan

const show = stateRule([
  'question.show',
  (question) => published(question) && question.show === 2,
  'error.question.cannot_update',
])
/** True if the viewer may list the question again: staff, if it is hidden. */
export const canShowQuestion = show.can
/** Throws unless {@link canShowQuestion} is true. */
export const assertCanShowQuestion = show.assertCan

const remove = rule((viewer: Viewer, question: QuestionFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'question.delete', privileges, { isOwner: isAuthor(viewer, question.authorId) })
  if (denied) return denied
  if (!notDeleted(question)) return 'error.question.already_deleted'
  const worthKeeping = question.hasAcceptedAnswer || question.answerCount > 1 || question.topAnswerVotes > 0
  return worthKeeping && !isStaff(viewer) ? 'error.question.cannot_deleted' : null
})
/**
 * True if the viewer may delete the question: staff, or its author while it has at most one answer, which is not
 * accepted and has no vote count above 0. A deleted question cannot be deleted again.
 */
export const canDeleteQuestion = remove.can
/** Throws unless {@link canDeleteQuestion} is true. */
export const assertCanDeleteQuestion = remove.assertCan

const recover = stateRule(['question.undeleted', (question) => !notDeleted(question), 'error.question.not_found'])
/** True if the viewer may restore the question: staff, if it is deleted. */
export const canRecoverQuestion = recover.can
/** Throws unless {@link canRecoverQuestion} is true. */
export const assertCanRecoverQuestion = recover.assertCan

const invite = rule(
  (viewer: Viewer, question: Pick<QuestionFacts, 'status'>, privileges: Privileges): Objection =>
    needs(viewer, 'answer.invite_someone_to_answer', privileges) ??
    (published(question) ? null : 'error.question.not_found'),
)
/**
 * True if the viewer may invite others to answer: this requires `answer.invite_someone_to_answer`, and the question
 * must be neither deleted nor pending.
 */
export const canInviteToAnswer = invite.can
/** Throws unless {@link canInviteToAnswer} is true. */
export const assertCanInviteToAnswer = invite.assertCan
