import type { QuestionFacts, QuestionStatus } from '@quandary/guards'
import { isAuthor, isStaff } from '@quandary/guards'
import type { Generated, Selectable } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { QuestionTagStatus } from '../tags/index.ts'

/** Kinds of the last event a list row names. */
export type QuestionOperation = 'asked' | 'answered' | 'modified'

export interface QuestionsTable {
  id: Generated<number>
  user_id: number
  title: string
  /** Title as part of an address. */
  url_title: string
  original_text: string
  parsed_text: string
  excerpt: string
  /** `pending` waits for approval: for its author and staff only, and counted nowhere. */
  status: Generated<'available' | 'closed' | 'deleted' | 'pending'>
  pinned: Generated<0 | 1>
  listed: Generated<0 | 1>
  /** Up votes minus down votes, those of an import included. */
  vote_count: Generated<number>
  /** Votes that came with an import and have no voter of their own. */
  base_up: Generated<number>
  base_down: Generated<number>
  /** Answers that are not deleted. */
  answer_count: Generated<number>
  view_count: Generated<number>
  collection_count: Generated<number>
  follow_count: Generated<number>
  /** Links from other posts. */
  linked_count: Generated<number>
  accepted_answer_id: number | null
  last_answer_id: number | null
  created_at: number
  edited_at: number | null
  last_editor_id: number | null
  /** Last activity of the question or an answer of it. */
  active_at: number
  operation_type: Generated<QuestionOperation>
  operator_id: number
  operated_at: number
  /** Key of the reason, as in `reason.<key>.name` of the catalogue. */
  close_reason: string | null
  close_message: string | null
  closed_at: number | null
  closed_by: number | null
  /** How much it is talked about now; counted anew every hour. */
  hot_score: Generated<number>
  deleted_at: number | null
  deleted_by: number | null
}

/** A question's row. */
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

/** What a list shows of a question. */
export type ListedQuestion = Pick<Question, (typeof LISTED_COLUMNS)[number]>

const STATUS_NUMBERS = { available: 1, closed: 2, deleted: 10, pending: 11 } as const satisfies Record<
  Question['status'],
  QuestionStatus
>

/** The state as a number, as most of the wire has it. */
export function statusNumber(question: Pick<Question, 'status'>): QuestionStatus {
  return STATUS_NUMBERS[question.status]
}

/** What decides who may see a question, for `canSeeQuestion`. */
export function visibilityOf(question: Pick<Question, 'status' | 'listed' | 'user_id'>) {
  return { status: statusNumber(question), show: showNumber(question), authorId: question.user_id }
}

/**
 * What the permissions need to know about a question.
 * @param topAnswerVotes highest vote count of its answers, 0 without answers
 */
export function factsOf(question: Question, topAnswerVotes: number): QuestionFacts {
  return {
    ...visibilityOf(question),
    pin: question.pinned === 1 ? 2 : 1,
    answerCount: question.answer_count,
    hasAcceptedAnswer: question.accepted_answer_id !== null,
    topAnswerVotes,
  }
}

/** The state that the relations of a question to its tags have: only those of a listed question count. */
export function tagStatusOf(question: Pick<Question, 'status' | 'listed'>): QuestionTagStatus {
  if (question.status === 'deleted') return 'deleted'
  return question.listed === 1 && question.status !== 'pending' ? 'available' : 'hidden'
}

/** 1 listed, 2 hidden. */
export function showNumber(question: Pick<Question, 'listed'>): 1 | 2 {
  return question.listed === 1 ? 1 : 2
}

/** Whether nobody but its author and staff may know of the question's text: it is deleted or waits for approval. */
export function isWithheld(question: Pick<Question, 'status'>): boolean {
  return question.status === 'deleted' || question.status === 'pending'
}

/** Which questions a list may show, beside the deleted ones that it never shows. */
export interface ListScope {
  /** Whether questions taken out of the lists are shown too. */
  hidden: boolean
  /** Whether questions that wait for approval are shown too. */
  pending?: boolean
}

/**
 * What a viewer finds in a list (decision 10): hidden questions are for staff, and for their author in his own list.
 * Those that wait for approval are in one person's list only, for that person and staff (domain facts §5).
 * @param authorId whose questions the list is about, null for everybody's
 */
export function listScope(viewer: Viewer | null, authorId: number | null = null): ListScope {
  const own = authorId !== null && isAuthor(viewer, authorId)
  return { hidden: isStaff(viewer) || own, pending: authorId !== null && (isStaff(viewer) || own) }
}
