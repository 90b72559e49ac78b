import type { QuestionFacts } from '@quandary/guards'
import { isAuthor, isStaff } from '@quandary/guards'
import type { Generated, Selectable } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import { pinNumber, postStatusNumber, showNumber } from '../../platform/ids/status-numbers.ts'
import type { QuestionTagStatus } from '../tags/index.ts'

/** The kinds of events that a list row can name as the last event of its question. */
export type QuestionOperation = 'asked' | 'answered' | 'modified'

export interface QuestionsTable {
  id: Generated<number>
  user_id: number
  title: string
  /** The title as part of a URL. */
  url_title: string
  original_text: string
  parsed_text: string
  excerpt: string
  /** A `pending` question waits for approval; it is visible to its author and staff only, and counted nowhere. */
  status: Generated<'available' | 'closed' | 'deleted' | 'pending'>
  pinned: Generated<0 | 1>
  listed: Generated<0 | 1>
  /** Upvotes minus downvotes, including imported ones. */
  vote_count: Generated<number>
  /** Imported votes, which have no voter. */
  base_up: Generated<number>
  base_down: Generated<number>
  /** Number of visible answers. */
  answer_count: Generated<number>
  view_count: Generated<number>
  collection_count: Generated<number>
  follow_count: Generated<number>
  /** Number of public links to the question, from posts of other questions and from its duplicates. */
  linked_count: Generated<number>
  accepted_answer_id: number | null
  last_answer_id: number | null
  created_at: number
  edited_at: number | null
  last_editor_id: number | null
  /** Time of the last activity on the question or its answers. */
  active_at: number
  operation_type: Generated<QuestionOperation>
  operator_id: number
  operated_at: number
  /** Key of the reason, as in `reason.<key>.name` of the catalogue. */
  close_reason: string | null
  close_message: string | null
  closed_at: number | null
  closed_by: number | null
  /** The current popularity, recomputed every hour. */
  hot_score: Generated<number>
  deleted_at: number | null
  deleted_by: number | null
}

export type Question = Selectable<QuestionsTable>

/** The columns that lists show. */
export const LISTED_COLUMNS = [
  'id',
  'user_id',
  'title',
  'url_title',
  'excerpt',
  'status',
  'pinned',
  'listed',
  'vote_count',
  'answer_count',
  'view_count',
  'collection_count',
  'follow_count',
  'accepted_answer_id',
  'last_answer_id',
  'created_at',
  'operation_type',
  'operator_id',
  'operated_at',
] as const satisfies readonly (keyof Question)[]

export type ListedQuestion = Pick<Question, (typeof LISTED_COLUMNS)[number]>

/** Returns the facts about a question that `canSeeQuestion` needs. */
export function visibilityOf(question: Pick<Question, 'status' | 'listed' | 'user_id'>) {
  return {
    status: postStatusNumber(question.status),
    show: showNumber(question.listed === 1),
    authorId: question.user_id,
  }
}

/**
 * Returns the facts about a question that permission checks need.
 * @param topAnswerVotes highest vote count of its answers, 0 without answers
 */
export function factsOf(question: Question, topAnswerVotes: number): QuestionFacts {
  return {
    ...visibilityOf(question),
    pin: pinNumber(question.pinned === 1),
    answerCount: question.answer_count,
    hasAcceptedAnswer: question.accepted_answer_id !== null,
    topAnswerVotes,
  }
}

/** Returns the state of the question's tag relations; only listed questions count for their tags. */
export function tagStatusOf(question: Pick<Question, 'status' | 'listed'>): QuestionTagStatus {
  if (question.status === 'deleted') return 'deleted'
  return question.listed === 1 && question.status !== 'pending' ? 'available' : 'hidden'
}

/** True if only the author and staff may see the question, because it is deleted or pending. */
export function isUnavailable(question: Pick<Question, 'status'>): boolean {
  return question.status === 'deleted' || question.status === 'pending'
}

/** The questions a list may show besides the public ones; never deleted ones. */
export interface ListScope {
  /** True to include hidden questions. */
  hidden: boolean
  /** True to include pending questions. */
  pending?: boolean
}

/**
 * Decides what a viewer's list includes: hidden questions for staff, and for their author in the list of the author's
 * questions (`docs/spec/decisions.md#d10`). Pending ones are only in the list of one author, for that author and staff.
 * @param authorId the author whose questions are listed, null for everybody's
 */
export function listScope(viewer: Viewer | null, authorId: number | null = null): ListScope {
  const own = authorId !== null && isAuthor(viewer, authorId)
  return { hidden: isStaff(viewer) || own, pending: authorId !== null && (isStaff(viewer) || own) }
}
