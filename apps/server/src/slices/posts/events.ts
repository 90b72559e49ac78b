import { defineEvent } from '../../platform/events/bus.ts'

/** A post by the type number of its public id (1 question, 2 answer, 7 comment), and its key. */
export interface PostKey {
  objectType: 1 | 2 | 7
  objectId: number
}

/** A new post waits for approval. Nothing else is told of it until it is shown. */
export const postHeld = defineEvent<
  PostKey & {
    questionId: number
    userId: number
    at: number
    /** Why, as the reviewers name it. */
    reasons: readonly string[]
  }
>('post.held')

/** The text of a post changed while it waits. */
export const heldPostEdited = defineEvent<PostKey>('post.edited-while-held')

/** A post that waited is shown from now on; what its creation tells is told besides. */
export const heldPostShown = defineEvent<PostKey & { actorId: number; at: number }>('post.shown')
