import type { Db } from '../../platform/db/database.ts'
import { inLists } from '../questions/index.ts'

/** Selects those posts of a person that the viewer may see. */
export interface PostsOfPerson {
  userId: number
  /** The hidden questions to include, with their answers: all, those of one asker, or none. */
  hiddenOf: number | 'all' | null
  limit: number
}

/** Returns the ids of a person's best questions, most votes first; without deleted and pending ones. */
export async function bestQuestionIds(db: Db, { userId, hiddenOf, limit }: PostsOfPerson): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('user_id', '=', userId)
    .where(inLists({ hidden: hiddenOf === 'all' || hiddenOf === userId }))
    .orderBy('vote_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns the ids of a person's best answers, most votes first; without deleted and pending ones, and without those
 * under deleted and pending questions.
 */
export async function bestAnswerIds(db: Db, { userId, hiddenOf, limit }: PostsOfPerson): Promise<number[]> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select('answers.id')
    .where('answers.user_id', '=', userId)
    .where('answers.status', '=', 'available')
    .where((eb) =>
      eb.or([
        inLists({ hidden: hiddenOf === 'all' }),
        eb.and([inLists({ hidden: true }), eb('questions.user_id', '=', typeof hiddenOf === 'number' ? hiddenOf : 0)]),
      ]),
    )
    .orderBy('answers.vote_count', 'desc')
    .orderBy('answers.created_at', 'desc')
    .orderBy('answers.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
