import type { Tx } from '../platform/db/database.ts'
import { findAnswers } from '../slices/answers/index.ts'
import type { CommentedType } from '../slices/comments/index.ts'
import { findComment } from '../slices/comments/index.ts'
import type { ImportedComment } from './content/records.ts'
import type { ImportRun } from './run.ts'
import { findLocalIds } from './store.ts'

export interface CommentedPost {
  object_type: CommentedType
  object_id: number
  question_id: number
}

/** Finds the posts that were commented on, by their id in the source. */
export async function findCommentedPosts(
  run: ImportRun,
  tx: Tx,
  externalIds: readonly string[],
): Promise<Map<string, CommentedPost>> {
  const posts = new Map<string, CommentedPost>()
  for (const [id, key] of await findLocalIds(tx, run.source, 'question', externalIds)) {
    posts.set(id, { object_type: 'question', object_id: key, question_id: key })
  }
  const answerKeys = await findLocalIds(tx, run.source, 'answer', externalIds)
  const answers = new Map((await findAnswers(tx, [...answerKeys.values()])).map((answer) => [answer.id, answer]))
  for (const [id, key] of answerKeys) {
    const answer = answers.get(key)
    if (answer) posts.set(id, { object_type: 'answer', object_id: key, question_id: answer.question_id })
  }
  return posts
}

/**
 * Finds the posts of those comments that name no post but only the comment they reply to: their `postId` equals their
 * `replyTo`. Returns the post of each stored comment that is replied to, by the id of this comment in the source.
 */
export async function findPostsOfComments(
  run: ImportRun,
  tx: Tx,
  comments: readonly ImportedComment[],
): Promise<Map<string, CommentedPost>> {
  const answered = comments.flatMap(({ postId, replyTo }) => (postId === replyTo ? postId : []))
  const posts = new Map<string, CommentedPost>()
  for (const [id, key] of await findLocalIds(tx, run.source, 'comment', answered)) {
    const comment = await findComment(tx, key)
    if (!comment) continue
    const { object_type, object_id, question_id } = comment
    posts.set(id, { object_type, object_id, question_id })
  }
  return posts
}
