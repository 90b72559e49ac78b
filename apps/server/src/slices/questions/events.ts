import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody asked a question; it, its tags and its first version are stored. */
export const questionCreated = defineEvent<{ questionId: number; userId: number; at: number; revisionId: number }>(
  'question.created',
)

/** What is told of everything that happens to a question. */
export interface QuestionHappening {
  questionId: number
  questionAuthorId: number
  /** Who did it. */
  actorId: number
  at: number
}

/** An edit was applied, at once or after review. The actor is who wrote it. */
export const questionEdited = defineEvent<QuestionHappening & { revisionId: number; summary: string }>(
  'question.edited',
)
/** A question was closed; the message is what was written beside the reason, '' for nothing. */
export const questionClosed = defineEvent<QuestionHappening & { reason: string | null; message: string }>(
  'question.closed',
)
/** A closed question was opened again. */
export const questionReopened = defineEvent<QuestionHappening>('question.reopened')
/** A question stands on top of every list from now on. */
export const questionPinned = defineEvent<QuestionHappening>('question.pinned')
/** A question no longer stands on top of every list. */
export const questionUnpinned = defineEvent<QuestionHappening>('question.unpinned')
/** A question was taken out of the lists. */
export const questionHidden = defineEvent<QuestionHappening>('question.hidden')
/** A hidden question is in the lists again. */
export const questionShown = defineEvent<QuestionHappening>('question.shown')
/** A question was deleted, with everything under it. */
export const questionDeleted = defineEvent<QuestionHappening>('question.deleted')
/** A deleted question was brought back. */
export const questionRecovered = defineEvent<QuestionHappening>('question.recovered')
/** Somebody was invited to answer, who was not before. */
export const questionInvited = defineEvent<QuestionHappening & { userId: number }>('question.invited')
