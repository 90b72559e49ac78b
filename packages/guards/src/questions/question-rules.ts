import { isStaff } from '../login-state.ts'
import type { PermissionKey } from '../permissions/permission.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection, type RefusalReason } from '../permissions/refusal.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** 1 normal, 2 closed, 10 deleted, 11 waiting for approval. */
export type QuestionStatus = 1 | 2 | 10 | 11

/** What the rules need to know about a question. */
export interface QuestionFacts {
  authorId: Id
  status: QuestionStatus
  /** 1 not pinned, 2 pinned. */
  pin: 1 | 2
  /** 1 listed, 2 hidden from lists. */
  show: 1 | 2
  /** Answers that are not deleted. */
  answerCount: number
  hasAcceptedAnswer: boolean
  /** Highest vote count of its answers; 0 without answers. */
  topAnswerVotes: number
}

type StateRule = [key: PermissionKey, allowedIn: (question: QuestionFacts) => boolean, otherwise: RefusalReason]

function stateRule([key, allowedIn, otherwise]: StateRule) {
  return rule(
    (viewer: Viewer, question: QuestionFacts, privileges: Privileges): Objection =>
      needs(viewer, key, privileges) ?? (allowedIn(question) ? null : otherwise),
  )
}

const alive = (question: { status: QuestionStatus }) => question.status !== 10
/** Neither deleted nor waiting for approval: something may happen to it beside its author's own changes. */
const standing = (question: { status: QuestionStatus }) => question.status === 1 || question.status === 2

const add = rule((viewer: Viewer, privileges: Privileges) => needs(viewer, 'question.add', privileges))
/** Whether the viewer may ask: `question.add`. */
export const canAddQuestion = add.can
/** Demands {@link canAddQuestion}. */
export const assertCanAddQuestion = add.assertCan

type AuthoredQuestion = Pick<QuestionFacts, 'authorId' | 'status'>

const edit = rule(
  (viewer: Viewer, question: AuthoredQuestion, privileges: Privileges): Objection =>
    needs(viewer, 'question.edit', privileges, { isOwner: isAuthor(viewer, question.authorId) }) ??
    (alive(question) ? null : 'error.question.cannot_update'),
)
/** Whether the viewer may edit or suggest an edit: author or `question.edit`, and it is not deleted. */
export const canEditQuestion = edit.can
/** Demands {@link canEditQuestion}. */
export const assertCanEditQuestion = edit.assertCan

const editDirectly = rule((viewer: Viewer, question: AuthoredQuestion, privileges: Privileges): Objection =>
  needs(viewer, 'question.edit_without_review', privileges, { isOwner: isAuthor(viewer, question.authorId) }),
)
/** Whether the viewer's edit shows at once: author or `question.edit_without_review`. */
export const canEditQuestionWithoutReview = editDirectly.can
/** Demands {@link canEditQuestionWithoutReview}. */
export const assertCanEditQuestionWithoutReview = editDirectly.assertCan

const close = stateRule(['question.close', (question) => question.status === 1, 'error.question.cannot_update'])
/** Whether the viewer may close it: staff, and it is open. */
export const canCloseQuestion = close.can
/** Demands {@link canCloseQuestion}. */
export const assertCanCloseQuestion = close.assertCan

const reopen = stateRule(['question.reopen', (question) => question.status === 2, 'error.question.cannot_update'])
/** Whether the viewer may open it again: staff, and it is closed. */
export const canReopenQuestion = reopen.can
/** Demands {@link canReopenQuestion}. */
export const assertCanReopenQuestion = reopen.assertCan

const pin = stateRule([
  'question.pin',
  (question) => standing(question) && question.pin === 1 && question.show === 1,
  'error.question.cannot_update',
])
/** Whether the viewer may pin it: staff, and it is listed and not pinned. */
export const canPinQuestion = pin.can
/** Demands {@link canPinQuestion}. */
export const assertCanPinQuestion = pin.assertCan

const unpin = stateRule([
  'question.unpin',
  (question) => standing(question) && question.pin === 2,
  'error.question.cannot_update',
])
/** Whether the viewer may unpin it: staff, and it is pinned. */
export const canUnpinQuestion = unpin.can
/** Demands {@link canUnpinQuestion}. */
export const assertCanUnpinQuestion = unpin.assertCan

const hide = stateRule([
  'question.hide',
  (question) => standing(question) && question.show === 1 && question.pin === 1,
  'error.question.cannot_update',
])
/** Whether the viewer may take it out of lists: staff, and it is listed and not pinned. */
export const canHideQuestion = hide.can
/** Demands {@link canHideQuestion}. */
export const assertCanHideQuestion = hide.assertCan

const show = stateRule([
  'question.show',
  (question) => standing(question) && question.show === 2,
  'error.question.cannot_update',
])
/** Whether the viewer may list it again: staff, and it is hidden. */
export const canShowQuestion = show.can
/** Demands {@link canShowQuestion}. */
export const assertCanShowQuestion = show.assertCan

const remove = rule((viewer: Viewer, question: QuestionFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'question.delete', privileges, { isOwner: isAuthor(viewer, question.authorId) })
  if (denied) return denied
  if (!alive(question)) return 'error.question.already_deleted'
  const worthKeeping = question.hasAcceptedAnswer || question.answerCount > 1 || question.topAnswerVotes > 0
  return worthKeeping && !isStaff(viewer) ? 'error.question.cannot_deleted' : null
})
/**
 * Whether the viewer may delete it: staff always; its author while no answer is accepted, there is at most one, and that
 * one has no upvotes.
 */
export const canDeleteQuestion = remove.can
/** Demands {@link canDeleteQuestion}. */
export const assertCanDeleteQuestion = remove.assertCan

const recover = stateRule(['question.undeleted', (question) => !alive(question), 'error.question.not_found'])
/** Whether the viewer may bring it back: staff, and it is deleted. */
export const canRecoverQuestion = recover.can
/** Demands {@link canRecoverQuestion}. */
export const assertCanRecoverQuestion = recover.assertCan

const invite = rule(
  (viewer: Viewer, question: Pick<QuestionFacts, 'status'>, privileges: Privileges): Objection =>
    needs(viewer, 'answer.invite_someone_to_answer', privileges) ??
    (standing(question) ? null : 'error.question.not_found'),
)
/** Whether the viewer may invite others to answer: `answer.invite_someone_to_answer`, and it is neither deleted nor waiting. */
export const canInviteToAnswer = invite.can
/** Demands {@link canInviteToAnswer}. */
export const assertCanInviteToAnswer = invite.assertCan
