import type { AnswerFacts } from './answers/answer-rules.ts'
import type { CommentFacts } from './comments/comment-rules.ts'
import { isStaff } from './login-state.ts'
import type { QuestionFacts } from './questions/question-rules.ts'
import { isAuthor, type Viewer } from './viewer.ts'

/** What decides who sees a question. */
export type QuestionVisibility = Pick<QuestionFacts, 'status' | 'show' | 'authorId'>

/** What decides who sees an answer, beside its question. */
export type AnswerVisibility = Pick<AnswerFacts, 'status' | 'authorId'>

/** What decides who sees a comment, beside its post. */
export type CommentVisibility = Pick<CommentFacts, 'authorId' | 'deleted' | 'pending'>

/**
 * Whether the viewer may know that a question exists. Deleted and hidden ones, and those that wait for approval,
 * are for their author and staff. Who may not gets exactly the answer of an absent one.
 */
export function canSeeQuestion(viewer: Viewer, question: QuestionVisibility): boolean {
  const restricted = question.status >= 10 || question.show === 2
  return !restricted || isAuthor(viewer, question.authorId) || isStaff(viewer)
}

/**
 * Whether the viewer may know that an answer exists: the question must be visible, and a deleted answer, or one that
 * waits for approval, is for its author and staff.
 */
export function canSeeAnswer(viewer: Viewer, answer: AnswerVisibility, question: QuestionVisibility): boolean {
  if (!canSeeQuestion(viewer, question)) return false
  return answer.status === 1 || isAuthor(viewer, answer.authorId) || isStaff(viewer)
}

/**
 * Whether the viewer may know that a comment exists, where they see its post: nobody sees a deleted one, and one that
 * waits for approval is for its author and staff.
 */
export function canSeeComment(viewer: Viewer, comment: CommentVisibility): boolean {
  if (comment.deleted) return false
  return comment.pending !== true || isAuthor(viewer, comment.authorId) || isStaff(viewer)
}
