import type { AnswerFacts } from '@quandary/guards'
import type { Generated, Selectable } from 'kysely'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import type { LinkSource } from '../questions/index.ts'

export interface AnswersTable {
  id: Generated<number>
  question_id: number
  user_id: number
  original_text: string
  parsed_text: string
  excerpt: string
  /** A `pending` answer waits for approval; it is visible to its author and staff only, and counted nowhere. */
  status: Generated<'available' | 'deleted' | 'pending'>
  accepted: Generated<0 | 1>
  /** 1 if the deletion of the answer ended its acceptance. */
  was_accepted: Generated<0 | 1>
  /**
   * Time and actor of the acceptance; null without one, or if unknown. Preserved when a deletion ends the acceptance.
   */
  accepted_at: number | null
  accepted_by: number | null
  /** Upvotes minus downvotes, including imported ones. */
  vote_count: Generated<number>
  /** Imported votes, which have no voter. */
  base_up: Generated<number>
  base_down: Generated<number>
  created_at: number
  edited_at: number | null
  last_editor_id: number | null
}

export type Answer = Selectable<AnswersTable>

/** Returns the facts about an answer that permission checks need. */
export function answerFactsOf(answer: Pick<Answer, 'user_id' | 'status' | 'accepted' | 'vote_count'>): AnswerFacts {
  return {
    authorId: answer.user_id,
    status: postStatusNumber(answer.status),
    accepted: answer.accepted === 1,
    voteCount: answer.vote_count,
  }
}

/** Returns an answer as the source of links. */
export function linkSourceOf(answer: Pick<Answer, 'id' | 'question_id'>): LinkSource {
  return { type: 'answer', id: answer.id, questionId: answer.question_id }
}
