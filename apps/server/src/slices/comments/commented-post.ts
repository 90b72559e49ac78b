import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { findVisibleAnswerState } from '../answers/index.ts'
import { isUnavailable, findVisibleQuestionState } from '../questions/index.ts'
import type { Comment, CommentedType } from './comment.ts'

/** The question or answer that a comment belongs to. */
export interface CommentedPost {
  type: CommentedType
  id: number
  questionId: number
  authorId: number
  /** True if the post or its question is deleted or pending; its author and staff still see it then. */
  deleted: boolean
}

/** Finds a post; undefined when it is of a kind without comments, absent, or hidden from this viewer. */
export async function findCommentedPost(
  db: Db,
  viewer: Viewer | null,
  { type, id }: DecodedId,
): Promise<CommentedPost | undefined> {
  if (type === 'question') return findCommentedQuestion(db, viewer, id)
  if (type === 'answer') return findCommentedAnswer(db, viewer, id)
  return undefined
}

/** Finds the post a comment belongs to; undefined when it is hidden from this viewer. */
export function findPostOf(
  db: Db,
  viewer: Viewer | null,
  { object_type, object_id }: Pick<Comment, 'object_type' | 'object_id'>,
): Promise<CommentedPost | undefined> {
  return object_type === 'question'
    ? findCommentedQuestion(db, viewer, object_id)
    : findCommentedAnswer(db, viewer, object_id)
}

async function findCommentedQuestion(db: Db, viewer: Viewer | null, id: number): Promise<CommentedPost | undefined> {
  const question = await findVisibleQuestionState(db, viewer, id)
  return (
    question && { type: 'question', id, questionId: id, authorId: question.user_id, deleted: isUnavailable(question) }
  )
}

async function findCommentedAnswer(db: Db, viewer: Viewer | null, id: number): Promise<CommentedPost | undefined> {
  const seen = await findVisibleAnswerState(db, viewer, id)
  if (!seen) return undefined
  const { answer, question } = seen
  const deleted = answer.status !== 'available' || isUnavailable(question)
  return { type: 'answer', id, questionId: question.id, authorId: answer.user_id, deleted }
}
