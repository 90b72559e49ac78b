import { defineEvent } from '../../platform/events/bus.ts'
import type { CommentedType } from './comment.ts'

/** Somebody commented on a question or an answer. */
export const commentCreated = defineEvent<{
  commentId: number
  objectType: CommentedType
  objectId: number
  questionId: number
  /** Who wrote the comment. */
  userId: number
  /** Who wrote the question or answer. */
  postAuthorId: number
  /** Who wrote the comment replied to; null for no reply. */
  repliedUserId: number | null
  mentionedUserIds: readonly number[]
  at: number
}>('comment.created')
