import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/** What slices below this one know about an answer for one viewer. */
export interface AnswerMarks {
  voteStatus: '' | 'vote_up' | 'vote_down'
}

/**
 * Tells what one slice knows about answers; keys that it leaves out stay as they are for nobody.
 * @param viewerId never a guest: nobody is asked about those
 */
export type AnswerMarkSource = (
  db: Db,
  viewerId: number,
  answerIds: readonly number[],
) => Promise<ReadonlyMap<number, Partial<AnswerMarks>>>

const UNMARKED: AnswerMarks = { voteStatus: '' }
const sources = new WeakMap<AppContext, AnswerMarkSource[]>()

/** Adds what a lower slice knows to every answer that is shown, called from its `listen`. */
export function contributeAnswerMarks(app: AppContext, source: AnswerMarkSource): void {
  sources.set(app, [...(sources.get(app) ?? []), source])
}

/** Everything known about some answers, complete for each of them. */
export async function answerMarks(
  app: AppContext,
  db: Db,
  viewerId: number | null,
  answerIds: readonly number[],
): Promise<ReadonlyMap<number, AnswerMarks>> {
  const known = new Map(answerIds.map((id) => [id, { ...UNMARKED }]))
  if (viewerId === null || answerIds.length === 0) return known
  for (const source of sources.get(app) ?? []) {
    for (const [id, marks] of await source(db, viewerId, answerIds)) {
      const before = known.get(id)
      if (before) known.set(id, { ...before, ...marks })
    }
  }
  return known
}
