import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inLists } from './list-store.ts'
import type { QuestionsTable } from './store.ts'

type HotColumn = 'id' | 'view_count' | 'vote_count' | 'answer_count' | 'created_at' | 'edited_at' | 'hot_score'

/** The next listed questions that may be hot, by their keys. */
export function nextHotCandidates(
  db: Db,
  { since, after, limit }: { since: number; after: number; limit: number },
): Promise<Pick<Selectable<QuestionsTable>, HotColumn>[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'view_count', 'vote_count', 'answer_count', 'created_at', 'edited_at', 'hot_score'])
    .where(inLists({ hidden: false }))
    .where('created_at', '>=', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function setHotScore(db: Db, id: number, score: number): Promise<void> {
  await db.updateTable('questions').set({ hot_score: score }).where('id', '=', id).execute()
}

/** Takes their score from questions that are too old to be hot. */
export async function coolDown(db: Db, before: number): Promise<void> {
  await db
    .updateTable('questions')
    .set({ hot_score: 0 })
    .where('hot_score', '>', 0)
    .where('created_at', '<', before)
    .execute()
}
