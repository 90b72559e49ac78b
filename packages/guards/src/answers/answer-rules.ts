import { isStaff } from '../login-state.ts'
import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { needs, rule, type Objection } from '../permissions/refusal.ts'
import { canReport } from '../permissions/report.ts'
import type { QuestionStatus } from '../questions/question-rules.ts'
import { isAuthor, type Id, type Viewer } from '../viewer.ts'

/** 1 normal, 10 deleted, 11 pending approval. */
export type AnswerStatus = 1 | 10 | 11

/** Facts about an answer that the rules need. */
export interface AnswerFacts {
  authorId: Id
  status: AnswerStatus
  accepted: boolean
  /** Votes up minus votes down. */
  voteCount: number
}

/** Facts that the rule for answering a question needs. */
export interface AddAnswerFacts {
  questionStatus: QuestionStatus
  /** True if the viewer has already answered this question and that answer is not deleted. */
  answered: boolean
  /** Site setting: at most one answer per member and question. */
  restrictAnswer: boolean
}

const add = rule((viewer: Viewer, facts: AddAnswerFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'answer.add', privileges)
  if (denied) return denied
  if (facts.questionStatus !== 1) return 'error.answer.question_closed_cannot_add'
  return facts.answered && facts.restrictAnswer ? 'error.answer.restrict_answer' : null
})
/**
 * True if the viewer may answer: this requires `answer.add`, an open question and, where the site allows only one
 * answer per member, no earlier answer.
 */
export const canAddAnswer = add.can
/** Throws unless {@link canAddAnswer} is true. */
export const assertCanAddAnswer = add.assertCan

/** Facts about a question that the rule for accepting an answer needs. */
export interface AcceptAnswerFacts {
  /** Author of the question. */
  authorId: Id
  status: QuestionStatus
}

const accept = rule(
  (viewer: Viewer, question: AcceptAnswerFacts, privileges: Privileges): Objection =>
    needs(viewer, 'answer.accept', privileges, { isOwner: isAuthor(viewer, question.authorId) }) ??
    (question.status >= 10 ? 'error.question.not_found' : null),
)
/**
 * True if the viewer may accept an answer to this question or withdraw the acceptance: the author of the question or
 * staff, unless the question is deleted or pending.
 */
export const canAcceptAnswer = accept.can
/** Throws unless {@link canAcceptAnswer} is true. */
export const assertCanAcceptAnswer = accept.assertCan

type AuthoredAnswer = Pick<AnswerFacts, 'authorId' | 'status'>

const edit = rule(
  (viewer: Viewer, answer: AuthoredAnswer, privileges: Privileges): Objection =>
    needs(viewer, 'answer.edit', privileges, { isOwner: isAuthor(viewer, answer.authorId) }) ??
    (answer.status === 10 ? 'error.answer.cannot_update' : null),
)
/**
 * True if the viewer may edit the answer or suggest an edit: the author or members with `answer.edit`, unless it is
 * deleted.
 */
export const canEditAnswer = edit.can
/** Throws unless {@link canEditAnswer} is true. */
export const assertCanEditAnswer = edit.assertCan

const editDirectly = rule((viewer: Viewer, answer: { authorId: Id }, privileges: Privileges) =>
  needs(viewer, 'answer.edit_without_review', privileges, { isOwner: isAuthor(viewer, answer.authorId) }),
)
/** True if the viewer's edit is published without review: the author or members with `answer.edit_without_review`. */
export const canEditAnswerWithoutReview = editDirectly.can
/** Throws unless {@link canEditAnswerWithoutReview} is true. */
export const assertCanEditAnswerWithoutReview = editDirectly.assertCan

const remove = rule((viewer: Viewer, answer: AnswerFacts, privileges: Privileges): Objection => {
  const denied = needs(viewer, 'answer.delete', privileges, { isOwner: isAuthor(viewer, answer.authorId) })
  if (denied) return denied
  if (answer.status === 10) return 'error.answer.cannot_deleted'
  const worthKeeping = answer.accepted || answer.voteCount > 0
  return worthKeeping && !isStaff(viewer) ? 'error.answer.cannot_deleted' : null
})
/**
 * True if the viewer may delete the answer: staff, or its author while it is not accepted and its vote count is not
 * above 0. A deleted answer cannot be deleted again.
 */
export const canDeleteAnswer = remove.can
/** Throws unless {@link canDeleteAnswer} is true. */
export const assertCanDeleteAnswer = remove.assertCan

const recover = rule(
  (viewer: Viewer, answer: Pick<AnswerFacts, 'status'>, privileges: Privileges): Objection =>
    needs(viewer, 'answer.undeleted', privileges) ?? (answer.status === 10 ? null : 'error.answer.not_found'),
)
/** True if the viewer may restore the answer: staff, if it is deleted. */
export const canRecoverAnswer = recover.can
/** Throws unless {@link canRecoverAnswer} is true. */
export const assertCanRecoverAnswer = recover.assertCan

/** Returns the `member_actions` of an answer in the order the API lists them. Every action offered is allowed. */
export function answerMemberActions(viewer: Viewer, answer: AnswerFacts, privileges: Privileges): OfferedAction[] {
  return offer([
    ['report', 'reason', canReport(viewer, { deleted: answer.status !== 1 }, privileges)],
    ['edit', 'edit', canEditAnswer(viewer, answer, privileges)],
    ['delete', 'confirm', canDeleteAnswer(viewer, answer, privileges)],
    ['undelete', 'confirm', canRecoverAnswer(viewer, answer, privileges)],
  ])
}
