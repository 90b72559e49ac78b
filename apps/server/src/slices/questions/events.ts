import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody asked a question; it and its tags are stored. */
export const questionCreated = defineEvent<{ questionId: number; userId: number; at: number }>('question.created')
