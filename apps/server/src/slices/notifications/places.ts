import type { Db } from '../../platform/db/database.ts'
import { findAnswer } from '../answers/index.ts'
import { findComment } from '../comments/index.ts'
import type { NotificationPlace } from './store.ts'

/** A question, as what a notification leads to. */
export function placeOfQuestion(questionId: number): NotificationPlace {
  return {
    object_type: 1,
    object_id: questionId,
    question_id: questionId,
    answer_id: null,
    comment_id: null,
  }
}

/** An answer, as what a notification leads to. */
export function placeOfAnswer(answer: { answerId: number; questionId: number }): NotificationPlace {
  return {
    object_type: 2,
    object_id: answer.answerId,
    question_id: answer.questionId,
    answer_id: answer.answerId,
    comment_id: null,
  }
}

/** A comment under a post, as what a notification leads to. */
export function placeOfComment(comment: {
  commentId: number
  objectType: 1 | 2
  objectId: number
  questionId: number
}): NotificationPlace {
  return {
    object_type: 7,
    object_id: comment.commentId,
    question_id: comment.questionId,
    answer_id: comment.objectType === 2 ? comment.objectId : null,
    comment_id: comment.commentId,
  }
}

/** The place of a post by its type and key; undefined for what is none, or absent. */
export async function findPlace(db: Db, objectType: number, objectId: number): Promise<NotificationPlace | undefined> {
  if (objectType === 1) return placeOfQuestion(objectId)
  if (objectType === 2) {
    const answer = await findAnswer(db, objectId)
    return answer && placeOfAnswer({ answerId: answer.id, questionId: answer.question_id })
  }
  const comment = objectType === 7 ? await findComment(db, objectId) : undefined
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
