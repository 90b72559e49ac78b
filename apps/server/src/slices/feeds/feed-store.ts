import type { Db } from '../../platform/db/database.ts'
import { inLists } from '../questions/index.ts'

/** Returns the ids of a person's newest public answers to public questions, newest first. */
export async function newestAnswerIds(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select('answers.id')
    .where('answers.user_id', '=', userId)
    .where('answers.status', '=', 'available')
    .where(inLists({ hidden: false }))
    .orderBy('answers.created_at', 'desc')
    .orderBy('answers.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
