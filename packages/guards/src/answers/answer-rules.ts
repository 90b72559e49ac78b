import { isStaff } from '../login-state.ts'
import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import { canReport } from '../permissions/report.ts'
import type { QuestionStatus } from '../questions/question-rules.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** 1 normal, 10 deleted, 11 waiting for approval. */
export type AnswerStatus = 1 | 10 | 11

/** What the rules need to know about an answer. */
export interface AnswerFacts {
  authorId: Id
  status: AnswerStatus
  accepted: boolean
  /** Votes up minus votes down. */
  voteCount: number
}

/** What the rules need to know before somebody answers. */
export interface AddAnswerFacts {
  questionStatus: QuestionStatus
  /** Whether the viewer has an answer there that is not deleted. */
  answered: boolean
  /** The site's setting: one answer per person and question. */
  restrictAnswer: boolean
}

const add = rule((viewer: Viewer, facts: AddAnswerFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'answer.add', privileges)
  if (denied) return denied
  if (facts.questionStatus !== 1) return 'error.answer.question_closed_cannot_add'
  return facts.answered && facts.restrictAnswer ? 'error.answer.restrict_answer' : null
})
/** Whether the viewer may answer: `answer.add`, the question is open, and no second answer where one is the limit. */
export const canAddAnswer = add.can
/** Demands {@link canAddAnswer}. */
export const assertCanAddAnswer = add.assertCan

/** What the rules need to know about a question whose answer is accepted. */
export interface AcceptAnswerFacts {
  /** Who asked. */
  authorId: Id
  status: QuestionStatus
}

const accept = rule(
  (viewer: Viewer, question: AcceptAnswerFacts, privileges: Privileges): Objection =>
    needs(viewer, 'answer.accept', privileges, { isOwner: isAuthor(viewer, question.authorId) }) ??
    (question.status >= 10 ? 'error.question.not_found' : null),
)
/** Whether the viewer may accept an answer of this question or take it back: who asked, or staff; not one that is deleted or waits. */
export const canAcceptAnswer = accept.can
/** Demands {@link canAcceptAnswer}. */
export const assertCanAcceptAnswer = accept.assertCan

type AuthoredAnswer = Pick<AnswerFacts, 'authorId' | 'status'>

const edit = rule(
  (viewer: Viewer, answer: AuthoredAnswer, privileges: Privileges): Objection =>
    needs(viewer, 'answer.edit', privileges, { isOwner: isAuthor(viewer, answer.authorId) }) ??
    (answer.status === 10 ? 'error.answer.cannot_update' : null),
)
/** Whether the viewer may edit or suggest an edit: author or `answer.edit`, and it is not deleted. */
export const canEditAnswer = edit.can
/** Demands {@link canEditAnswer}. */
export const assertCanEditAnswer = edit.assertCan

const editDirectly = rule((viewer: Viewer, answer: { authorId: Id }, privileges: Privileges) =>
  needs(viewer, 'answer.edit_without_review', privileges, { isOwner: isAuthor(viewer, answer.authorId) }),
)
/** Whether the viewer's edit shows at once: author or `answer.edit_without_review`. */
export const canEditAnswerWithoutReview = editDirectly.can
/** Demands {@link canEditAnswerWithoutReview}. */
export const assertCanEditAnswerWithoutReview = editDirectly.assertCan

const remove = rule((viewer: Viewer, answer: AnswerFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'answer.delete', privileges, { isOwner: isAuthor(viewer, answer.authorId) })
  if (denied) return denied
  if (answer.status === 10) return 'error.answer.cannot_deleted'
  const worthKeeping = answer.accepted || answer.voteCount > 0
  return worthKeeping && !isStaff(viewer) ? 'error.answer.cannot_deleted' : null
})
/** Whether the viewer may delete it: staff always; its author while it is not accepted and has no upvotes. */
export const canDeleteAnswer = remove.can
/** Demands {@link canDeleteAnswer}. */
export const assertCanDeleteAnswer = remove.assertCan

const recover = rule(
  (viewer: Viewer, answer: Pick<AnswerFacts, 'status'>, privileges: Privileges): Objection =>
    needs(viewer, 'answer.undeleted', privileges) ?? (answer.status === 10 ? null : 'error.answer.not_found'),
)
/** Whether the viewer may bring it back: staff, and it is deleted. */
export const canRecoverAnswer = recover.can
/** Demands {@link canRecoverAnswer}. */
export const assertCanRecoverAnswer = recover.assertCan

/** `member_actions` of an answer, in the order of the wire. Everything offered works. */
export function answerMemberActions(viewer: Viewer, answer: AnswerFacts, privileges: Privileges): OfferedAction[] {
  return offer([
    ['report', 'reason', canReport(viewer, { deleted: answer.status !== 1 }, privileges)],
    ['edit', 'edit', canEditAnswer(viewer, answer, privileges)],
    ['delete', 'confirm', canDeleteAnswer(viewer, answer, privileges)],
    ['undelete', 'confirm', canRecoverAnswer(viewer, answer, privileges)],
  ])
}
