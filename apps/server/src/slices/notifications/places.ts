import type { Db } from '../../platform/db/database.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import { findAnswer } from '../answers/index.ts'
import { findComment } from '../comments/index.ts'
import type { NotificationPlace } from './store.ts'

export function placeOfQuestion(questionId: number): NotificationPlace {
  return {
    object_type: 'question',
    object_id: questionId,
    question_id: questionId,
    answer_id: null,
    comment_id: null,
  }
}

export function placeOfAnswer(answer: { answerId: number; questionId: number }): NotificationPlace {
  return {
    object_type: 'answer',
    object_id: answer.answerId,
    question_id: answer.questionId,
    answer_id: answer.answerId,
    comment_id: null,
  }
}

export function placeOfComment(comment: {
  commentId: number
  objectType: 'question' | 'answer'
  objectId: number
  questionId: number
}): NotificationPlace {
  return {
    object_type: 'comment',
    object_id: comment.commentId,
    question_id: comment.questionId,
    answer_id: comment.objectType === 'answer' ? comment.objectId : null,
    comment_id: comment.commentId,
  }
}

/**
 * Finds what a notification about a post or comment links to, by the kind and id of the post or comment. Undefined for
 * other kinds, and if the answer or comment does not exist; questions are not looked up.
 */
export async function findPlace(
  db: Db,
  objectType: ObjectKind | null,
  objectId: number,
): Promise<NotificationPlace | undefined> {
  if (objectType === 'question') return placeOfQuestion(objectId)
  if (objectType === 'answer') {
    const answer = await findAnswer(db, objectId)
    return answer && placeOfAnswer({ answerId: answer.id, questionId: answer.question_id })
  }
  const comment = objectType === 'comment' ? await findComment(db, objectId) : undefined
  return (
    comment &&
    placeOfComment({
      commentId: comment.id,
      objectType: comment.object_type,
      objectId: comment.object_id,
      questionId: comment.question_id,
    })
  )
}
