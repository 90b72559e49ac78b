import { defineEvent } from '../../platform/events/bus.ts'
import type { CommentedType } from './comment.ts'

/** The facts that every event about a comment carries. */
export interface CommentEvent {
  commentId: number
  objectType: CommentedType
  objectId: number
  questionId: number
  /** The author of the comment. */
  userId: number
  /** The author of the question or answer. */
  postAuthorId: number
  actorId: number
  at: number
}

/** A comment became visible. */
export const commentCreated = defineEvent<
  CommentEvent & {
    /** The author of the comment replied to; null when it is not a reply. */
    repliedUserId: number | null
    mentionedUserIds: readonly number[]
  }
>('comment.created')

/** The text of a comment changed. */
export const commentEdited = defineEvent<
  CommentEvent & {
    /** Users that the new text mentions and the previous one did not. */
    mentionedUserIds: readonly number[]
  }
>('comment.edited')

/** A comment was deleted by its author or by staff. */
export const commentDeleted = defineEvent<CommentEvent>('comment.deleted')
