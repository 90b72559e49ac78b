import type { Db } from '../../platform/db/database.ts'
import { findAnswer } from '../answers/index.ts'
import { findComment } from '../comments/index.ts'
import type { NotificationPlace } from './store.ts'

export function placeOfQuestion(questionId: number): NotificationPlace {
  return {
    object_type: 1,
    object_id: questionId,
    question_id: questionId,
    answer_id: null,
    comment_id: null,
  }
}

export function placeOfAnswer(answer: { answerId: number; questionId: number }): NotificationPlace {
  return {
    object_type: 2,
    object_id: answer.answerId,
    question_id: answer.questionId,
    answer_id: answer.answerId,
    comment_id: null,
  }
}

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

/** Finds the place of a post or comment by type and key; undefined if there is none. */
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
