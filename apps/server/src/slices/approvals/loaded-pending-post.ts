import type { Db } from '../../platform/db/database.ts'
import type { Answer } from '../answers/index.ts'
import { findAnswer } from '../answers/index.ts'
import type { Comment } from '../comments/index.ts'
import { findComment } from '../comments/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion } from '../questions/index.ts'
import type { PendingPost } from './store.ts'

/** A row of the queue with the records it refers to. */
export interface LoadedPendingPost {
  row: PendingPost
  question: Question
  post: Question | Answer | Comment
  /** The pending answer, or the answer that a pending comment is on; null if neither. */
  answerId: number | null
}

/** Loads what a row of the queue refers to; undefined if it no longer exists. */
export async function loadPendingPost(db: Db, row: PendingPost): Promise<LoadedPendingPost | undefined> {
  const question = await findQuestion(db, row.question_id)
  if (!question) return undefined
  switch (row.object_type) {
    case 'question':
      return { row, question, post: question, answerId: null }
    case 'answer': {
      const post = await findAnswer(db, row.object_id)
      return post && { row, question, post, answerId: post.id }
    }
    case 'comment': {
      const post = await findComment(db, row.object_id)
      return post && { row, question, post, answerId: post.object_type === 'answer' ? post.object_id : null }
    }
  }
}
