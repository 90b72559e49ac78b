import { defineEvent } from '../../platform/events/bus.ts'
import type { CommentedType } from './comment.ts'

/** What is told of everything that happens to a comment. */
export interface CommentHappening {
  commentId: number
  objectType: CommentedType
  objectId: number
  questionId: number
  /** Who wrote the comment. */
  userId: number
  /** Who wrote the question or answer. */
  postAuthorId: number
  /** Who did it. */
  actorId: number
  at: number
}

/** Somebody commented on a question or an answer. */
export const commentCreated = defineEvent<
  CommentHappening & {
    /** Who wrote the comment replied to; null for no reply. */
    repliedUserId: number | null
    mentionedUserIds: readonly number[]
  }
>('comment.created')

/** The text of a comment changed. */
export const commentEdited = defineEvent<
  CommentHappening & {
    /** Whom the new text mentions and the old one did not. */
    mentionedUserIds: readonly number[]
  }
>('comment.edited')

/** A comment was deleted, by its author or staff. */
export const commentDeleted = defineEvent<CommentHappening>('comment.deleted')
