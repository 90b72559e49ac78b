import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/** The facts about an answer for one viewer that other slices contribute. */
export interface AnswerMarks {
  voteStatus: '' | 'vote_up' | 'vote_down'
}

/**
 * Returns what one slice knows about these answers for the viewer; omitted fields keep the guest default.
 * @param viewerId never a guest; guests get the defaults
 */
export type AnswerMarkSource = (
  db: Db,
  viewerId: number,
  answerIds: readonly number[],
) => Promise<ReadonlyMap<number, Partial<AnswerMarks>>>

const UNMARKED: AnswerMarks = { voteStatus: '' }

/** The marks of every answer shown, from the slices that know them. */
export const answerMarkSources = defineSlot<AnswerMarkSource>('answer.marks')

/** Collects the marks of all sources; every given answer has a complete entry. */
export async function answerMarks(
  ctx: AppContext,
  db: Db,
  viewerId: number | null,
  answerIds: readonly number[],
): Promise<ReadonlyMap<number, AnswerMarks>> {
  const known = new Map(answerIds.map((id) => [id, { ...UNMARKED }]))
  if (viewerId === null || answerIds.length === 0) return known
  const sources = ctx.slots.all(answerMarkSources)
  for (const marked of await Promise.all(sources.map((source) => source(db, viewerId, answerIds)))) {
    for (const [id, marks] of marked) {
      const before = known.get(id)
      if (before) known.set(id, { ...before, ...marks })
    }
  }
  return known
}
