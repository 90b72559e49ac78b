import type { Viewer } from '../../platform/http/viewer.ts'
import { countOfList } from '../../platform/db/count-of-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { questionVisibleTo } from '../questions/index.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    muted_questions: { user_id: number; question_id: number; muted_at: number }
  }
}

/** Mutes a question for a person. If it is muted already, the time of the first mute stays. */
export async function insertMute(tx: Db, userId: number, questionId: number, at: number): Promise<void> {
  await tx
    .insertInto('muted_questions')
    .values({ user_id: userId, question_id: questionId, muted_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doNothing())
    .execute()
}

/** Unmutes a question for a person. */
export async function deleteMute(tx: Db, userId: number, questionId: number): Promise<void> {
  await tx.deleteFrom('muted_questions').where('user_id', '=', userId).where('question_id', '=', questionId).execute()
}

/** Deletes the mutes of a person whose account is deleted. */
export async function deleteMutesOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('muted_questions').where('user_id', '=', userId).execute()
}

/** Returns those of the given people who muted a question. */
export async function findMutersAmong(tx: Db, questionId: number, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await inBatches(userIds, (part) =>
    tx
      .selectFrom('muted_questions')
      .select('user_id')
      .where('question_id', '=', questionId)
      .where('user_id', 'in', [...part])
      .execute(),
  )
  return new Set(rows.map((row) => row.user_id))
}

/** Returns the ids of those given questions that a person muted. */
export async function findMutedAmong(db: Db, userId: number, questionIds: readonly number[]): Promise<Set<number>> {
  const rows = await inBatches(questionIds, (part) =>
    db
      .selectFrom('muted_questions')
      .select('question_id')
      .where('user_id', '=', userId)
      .where('question_id', 'in', [...part])
      .execute(),
  )
  return new Set(rows.map((row) => row.question_id))
}

/** Lists one page of the questions that a person muted and can see, last muted first, with the total count. */
export async function listMutedQuestionsOf(
  db: Db,
  viewer: Viewer,
  page: { size: number; offset: number },
): Promise<{ count: number; questions: { id: number; title: string }[] }> {
  const base = db
    .selectFrom('muted_questions')
    .innerJoin('questions', 'questions.id', 'muted_questions.question_id')
    .where('muted_questions.user_id', '=', viewer.id)
    .where(questionVisibleTo(viewer))
  const questions = await base
    .select(['questions.id', 'questions.title'])
    .orderBy('muted_questions.muted_at', 'desc')
    .orderBy('muted_questions.question_id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  const counting = base.select((eb) => eb.fn.countAll<number>().as('count'))
  const count = await countOfList(questions, page, async () => (await counting.executeTakeFirstOrThrow()).count)
  return { count, questions }
}
