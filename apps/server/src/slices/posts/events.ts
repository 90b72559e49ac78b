import { defineEvent } from '../../platform/events/bus.ts'

/** A question, an answer or a comment, by its database id. */
export interface PostKey {
  objectType: 'question' | 'answer' | 'comment'
  objectId: number
}

/**
 * A new post became pending. Until it is shown or deleted, no other event is emitted for it except `pendingPostEdited`.
 */
export const postPending = defineEvent<
  PostKey & {
    questionId: number
    userId: number
    at: number
    /** The reasons the reviewers gave. */
    reasons: readonly string[]
  }
>('post.held')

/** The text of a pending post changed. */
export const pendingPostEdited = defineEvent<PostKey>('post.edited-while-held')

/** A pending post was approved and is shown from now on; the event of its creation is emitted as well. */
export const pendingPostShown = defineEvent<PostKey & { actorId: number; at: number }>('post.shown')
