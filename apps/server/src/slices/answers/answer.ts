import type { AnswerFacts, AnswerStatus } from '@quandary/guards'
import type { Selectable } from 'kysely'
import type { LinkSource } from '../questions/index.ts'
import type { AnswersTable } from './store.ts'

/** An answer's row. */
export type Answer = Selectable<AnswersTable>

/** The state as a number, as the wire has it. */
export function answerStatusNumber(answer: Pick<Answer, 'status'>): AnswerStatus {
  return ({ available: 1, deleted: 10, pending: 11 } as const)[answer.status]
}

/** What the permissions need to know about an answer. */
export function answerFactsOf(answer: Answer): AnswerFacts {
  return {
    authorId: answer.user_id,
    status: answerStatusNumber(answer),
    accepted: answer.accepted === 1,
    voteCount: answer.vote_count,
  }
}

/** An answer as the place where links stand. */
export function linkSourceOf(answer: Pick<Answer, 'id' | 'question_id'>): LinkSource {
  return { type: 2, id: answer.id, questionId: answer.question_id }
}
