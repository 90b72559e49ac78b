import type { AnswerFacts } from './answers/answer-rules.ts'
import type { CommentFacts } from './comments/comment-rules.ts'
import { isStaff } from './login-state.ts'
import type { QuestionFacts } from './questions/question-rules.ts'
import { isAuthor, type Viewer } from './viewer.ts'

/** Facts that decide who sees a question. */
export type QuestionVisibility = Pick<QuestionFacts, 'status' | 'show' | 'authorId'>

/** Facts that decide who sees an answer, in addition to its question. */
export type AnswerVisibility = Pick<AnswerFacts, 'status' | 'authorId'>

/** Facts that decide who sees a comment, in addition to its post. */
export type CommentVisibility = Pick<CommentFacts, 'authorId' | 'deleted' | 'pending'>

/**
 * True if the viewer may know that a question exists. Deleted, hidden and pending questions are visible to their author
 * and staff only. For everybody else, respond as if the question did not exist.
 */
export function canSeeQuestion(viewer: Viewer, question: QuestionVisibility): boolean {
  const restricted = question.status >= 10 || question.show === 2
  return !restricted || isAuthor(viewer, question.authorId) || isStaff(viewer)
}

/**
 * True if the viewer may know that an answer exists. The question must be visible; a deleted or pending answer is
 * visible to its author and staff only.
 */
export function canSeeAnswer(viewer: Viewer, answer: AnswerVisibility, question: QuestionVisibility): boolean {
  if (!canSeeQuestion(viewer, question)) return false
  return answer.status === 1 || isAuthor(viewer, answer.authorId) || isStaff(viewer)
}

/**
 * True if the viewer may know that a comment exists, given that they see its post. Nobody sees a deleted comment; a
 * pending one is visible to its author and staff only.
 */
export function canSeeComment(viewer: Viewer, comment: CommentVisibility): boolean {
  if (comment.deleted) return false
  return comment.pending !== true || isAuthor(viewer, comment.authorId) || isStaff(viewer)
}
