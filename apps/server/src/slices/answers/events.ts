import { defineEvent } from '../../platform/events/bus.ts'

/** The facts that every event about an answer carries. */
export interface AnswerEvent {
  answerId: number
  questionId: number
  answerAuthorId: number
  questionAuthorId: number
  actorId: number
  at: number
}

/** An answer became visible for the first time. */
export const answerCreated = defineEvent<AnswerEvent>('answer.created')

/** The text of an answer changed: an edit was applied directly or after review. The actor is the author of the edit. */
export const answerEdited = defineEvent<AnswerEvent & { summary: string }>('answer.edited')

/** An answer was deleted, which ends its acceptance. No `answer.unaccepted` is emitted, because reputation stays. */
export const answerDeleted = defineEvent<AnswerEvent & { wasAccepted: boolean }>('answer.deleted')

/** A deleted answer was restored, with its acceptance if the deletion had ended that. */
export const answerRecovered = defineEvent<AnswerEvent & { isAccepted: boolean }>('answer.recovered')

/** The facts of an acceptance, or of its withdrawal; the actor is the asker or staff. */
export type Acceptance = AnswerEvent

export const answerAccepted = defineEvent<Acceptance>('answer.accepted')
/** An answer is no longer accepted, but still exists. */
export const answerUnaccepted = defineEvent<Acceptance>('answer.unaccepted')
