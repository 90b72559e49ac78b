import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { inLists } from './list-store.ts'
import type { QuestionsTable } from '../question.ts'

type HotColumn = 'id' | 'view_count' | 'vote_count' | 'answer_count' | 'created_at' | 'edited_at' | 'hot_score'

/** A cursor through the questions: the last one seen, by creation time and id. */
export type HotCursor = Pick<Selectable<QuestionsTable>, 'created_at' | 'id'>

/** Finds the next listed questions asked after the cursor, in index order, so that older ones are not read. */
export function nextHotCandidates(
  db: Db,
  { after, limit }: { after: HotCursor; limit: number },
): Promise<Pick<Selectable<QuestionsTable>, HotColumn>[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'view_count', 'vote_count', 'answer_count', 'created_at', 'edited_at', 'hot_score'])
    .where(inLists({ hidden: false }))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function setHotScore(db: Db, id: number, score: number): Promise<void> {
  await db.updateTable('questions').set({ hot_score: score }).where('id', '=', id).execute()
}

/** Resets the score of questions that are too old to be hot. */
export async function resetOldHotScores(db: Db, before: number): Promise<void> {
  await db
    .updateTable('questions')
    .set({ hot_score: 0 })
    // All possible values, listed so that the index on `pinned` and `hot_score` is used.
    .where('pinned', 'in', [0, 1])
    .where('hot_score', '>', 0)
    .where('created_at', '<', before)
    .execute()
}
