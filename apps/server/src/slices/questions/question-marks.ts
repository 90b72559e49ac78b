import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/** The facts about a question, in general and for one viewer, that other slices contribute. */
export interface QuestionMarks {
  voteStatus: '' | 'vote_up' | 'vote_down'
  collected: boolean
  followed: boolean
  /** The viewer's own oldest answer that is not deleted. */
  firstAnswerId: number | null
  /** Highest vote count among its answers, 0 without answers. */
  topAnswerVotes: number
  /** Sum of the votes of its answers. */
  answerVotes: number
  /** Author of the newest answer. */
  lastAnswererId: number | null
}

const UNMARKED: QuestionMarks = {
  voteStatus: '',
  collected: false,
  followed: false,
  firstAnswerId: null,
  topAnswerVotes: 0,
  answerVotes: 0,
  lastAnswererId: null,
}

/**
 * Returns what one slice knows about these questions; omitted fields keep their defaults.
 * @param viewerId null for a guest
 */
export type QuestionMarkSource = (
  db: Db,
  viewerId: number | null,
  questionIds: readonly number[],
) => Promise<ReadonlyMap<number, Partial<QuestionMarks>>>

/**
 * The marks of every question shown, from the slices that know them. They let questions show votes, answers and
 * bookmarks without importing those slices.
 */
export const questionMarkSources = defineSlot<QuestionMarkSource>('question.marks')

/** Collects the marks of all sources; every given question has a complete entry. */
export async function questionMarks(
  ctx: AppContext,
  db: Db,
  viewerId: number | null,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, QuestionMarks>> {
  const known = new Map(questionIds.map((id) => [id, { ...UNMARKED }]))
  const sources = ctx.slots.all(questionMarkSources)
  for (const marked of await Promise.all(sources.map((source) => source(db, viewerId, questionIds)))) {
    for (const [id, marks] of marked) {
      const before = known.get(id)
      if (before) known.set(id, { ...before, ...marks })
    }
  }
  return known
}
