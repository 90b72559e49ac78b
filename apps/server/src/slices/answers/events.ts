import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody answered a question. */
export const answerCreated = defineEvent<{
  answerId: number
  questionId: number
  answerAuthorId: number
  questionAuthorId: number
  at: number
}>('answer.created')

/** What is told when an acceptance begins or ends. */
export interface Acceptance {
  answerId: number
  questionId: number
  answerAuthorId: number
  questionAuthorId: number
  /** Who did it: who asked, or staff. */
  actorId: number
}

/** An answer was accepted. */
export const answerAccepted = defineEvent<Acceptance>('answer.accepted')
/** An answer is no longer the accepted one. */
export const answerUnaccepted = defineEvent<Acceptance>('answer.unaccepted')
