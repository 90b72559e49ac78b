import type { AnswerFacts, AnswerStatus } from '@quandary/guards'
import type { Generated, Selectable } from 'kysely'
import type { LinkSource } from '../questions/index.ts'

export interface AnswersTable {
  id: Generated<number>
  question_id: number
  user_id: number
  original_text: string
  parsed_text: string
  excerpt: string
  /** `pending` waits for approval: for its author and staff only, and counted nowhere. */
  status: Generated<'available' | 'deleted' | 'pending'>
  accepted: Generated<0 | 1>
  /** Whether its deletion ended its acceptance. */
  was_accepted: Generated<0 | 1>
  /** When it was accepted last, and by whom; kept while a deletion interrupts it, null when nobody knows. */
  accepted_at: number | null
  accepted_by: number | null
  /** Up votes minus down votes, those of an import included. */
  vote_count: Generated<number>
  /** Votes that came with an import and have no voter of their own. */
  base_up: Generated<number>
  base_down: Generated<number>
  created_at: number
  edited_at: number | null
  last_editor_id: number | null
}

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
