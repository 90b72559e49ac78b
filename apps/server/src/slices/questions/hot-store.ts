import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inLists } from './list-store.ts'
import type { QuestionsTable } from './question.ts'

type HotColumn = 'id' | 'view_count' | 'vote_count' | 'answer_count' | 'created_at' | 'edited_at' | 'hot_score'

/** Where a walk through the questions stands: at the last one it has seen, by time of asking and key. */
export type HotPosition = Pick<Selectable<QuestionsTable>, 'created_at' | 'id'>

/** The next listed questions asked after a position, in the order of an index: older ones are not looked at. */
export function nextHotCandidates(
  db: Db,
  { after, limit }: { after: HotPosition; limit: number },
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

/** Takes their score from questions that are too old to be hot. */
export async function coolDown(db: Db, before: number): Promise<void> {
  await db
    .updateTable('questions')
    .set({ hot_score: 0 })
    // Every value there is, named so that an index leads to the few with a score.
    .where('pinned', 'in', [0, 1])
    .where('hot_score', '>', 0)
    .where('created_at', '<', before)
    .execute()
}
