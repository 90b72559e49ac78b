import { defineEvent } from '../../platform/events/bus.ts'

/**
 * A question became visible. Its tags and its first version are stored in the same transaction, perhaps after the
 * listeners run.
 */
export const questionCreated = defineEvent<{ questionId: number; userId: number; at: number }>('question.created')

/** The facts that every event about a question carries. */
export interface QuestionEvent {
  questionId: number
  questionAuthorId: number
  actorId: number
  at: number
}

/** An edit was applied directly or after review. The actor is the author of the edit. */
export const questionEdited = defineEvent<QuestionEvent & { summary: string }>('question.edited')
/** A question was closed, or closed again for another reason. The message accompanies the reason; '' for none. */
export const questionClosed = defineEvent<QuestionEvent & { reason: string | null; message: string }>('question.closed')
/** A closed question was reopened. */
export const questionReopened = defineEvent<QuestionEvent>('question.reopened')
/** A question was pinned to the top of the lists. */
export const questionPinned = defineEvent<QuestionEvent>('question.pinned')
/** A question was unpinned. */
export const questionUnpinned = defineEvent<QuestionEvent>('question.unpinned')
/** A question was hidden from the lists. */
export const questionHidden = defineEvent<QuestionEvent>('question.hidden')
/** A hidden question was listed again. */
export const questionShown = defineEvent<QuestionEvent>('question.shown')
/** A question was deleted, which also hides its answers and comments. */
export const questionDeleted = defineEvent<QuestionEvent>('question.deleted')
/** A deleted question was restored. */
export const questionRecovered = defineEvent<QuestionEvent>('question.recovered')
/** A user was newly invited to answer. */
export const questionInvited = defineEvent<QuestionEvent & { userId: number }>('question.invited')
