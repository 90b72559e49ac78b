import { defineEvent } from '../../platform/events/bus.ts'

/** A question became visible; it, its tags and its first version are stored. */
export const questionCreated = defineEvent<{ questionId: number; userId: number; at: number; revisionId: number }>(
  'question.created',
)

/** The facts that every event about a question carries. */
export interface QuestionHappening {
  questionId: number
  questionAuthorId: number
  actorId: number
  at: number
}

/** An edit was applied directly or after review. The actor is the author of the edit. */
export const questionEdited = defineEvent<QuestionHappening & { revisionId: number; summary: string }>(
  'question.edited',
)
/** A question was closed; the message accompanies the reason, '' for none. */
export const questionClosed = defineEvent<QuestionHappening & { reason: string | null; message: string }>(
  'question.closed',
)
/** A closed question was reopened. */
export const questionReopened = defineEvent<QuestionHappening>('question.reopened')
/** A question was pinned to the top of every list. */
export const questionPinned = defineEvent<QuestionHappening>('question.pinned')
/** A question was unpinned. */
export const questionUnpinned = defineEvent<QuestionHappening>('question.unpinned')
/** A question was hidden from the lists. */
export const questionHidden = defineEvent<QuestionHappening>('question.hidden')
/** A hidden question was listed again. */
export const questionShown = defineEvent<QuestionHappening>('question.shown')
/** A question was deleted, with everything below it. */
export const questionDeleted = defineEvent<QuestionHappening>('question.deleted')
/** A deleted question was restored. */
export const questionRecovered = defineEvent<QuestionHappening>('question.recovered')
/** A user was newly invited to answer. */
export const questionInvited = defineEvent<QuestionHappening & { userId: number }>('question.invited')
