import { defineEvent } from '../../platform/events/bus.ts'

/** What is told of everything that happens to an answer. */
export interface AnswerHappening {
  answerId: number
  questionId: number
  answerAuthorId: number
  questionAuthorId: number
  /** Who did it. */
  actorId: number
  at: number
}

/** Somebody answered a question. */
export const answerCreated = defineEvent<AnswerHappening & { revisionId: number }>('answer.created')

/** The text of an answer changed: an edit was applied, at once or after review. The actor is who wrote it. */
export const answerEdited = defineEvent<AnswerHappening & { revisionId: number; summary: string }>('answer.edited')

/** An answer was deleted. Its acceptance ended with it; no `answer.unaccepted` is told, as reputation stays. */
export const answerDeleted = defineEvent<AnswerHappening & { wasAccepted: boolean }>('answer.deleted')

/** A deleted answer was brought back, accepted again where its deletion had ended that. */
export const answerRecovered = defineEvent<AnswerHappening & { isAccepted: boolean }>('answer.recovered')

/** What is told when an acceptance begins or ends; the actor is who asked, or staff. */
export type Acceptance = AnswerHappening

/** An answer was accepted. */
export const answerAccepted = defineEvent<Acceptance>('answer.accepted')
/** An answer is no longer the accepted one, and exists still. */
export const answerUnaccepted = defineEvent<Acceptance>('answer.unaccepted')
