import type { Db } from '../../platform/db/database.ts'

/** Reason to mail somebody about a new question: a tag they follow, or all questions. */
export type QuestionMailSource = 'all_new_question' | 'all_new_question_for_following_tags'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    question_mails: { question_id: number; user_id: number; source: QuestionMailSource; mailed_at: number }
  }
}

/**
 * Records that people are mailed about a question.
 * @returns the ids of those who were not mailed before
 */
export async function recordQuestionMails(
  tx: Db,
  userIds: readonly number[],
  mail: { question_id: number; source: QuestionMailSource; mailed_at: number },
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await tx
    .insertInto('question_mails')
    .values(userIds.map((user_id) => ({ ...mail, user_id })))
    .onConflict((conflict) => conflict.columns(['question_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/**
 * Counts the mails since `since` that each person got because they want mails about all new questions; people without
 * such mails are absent.
 */
export async function countQuestionMails(
  db: Db,
  userIds: readonly number[],
  since: number,
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_mails')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', [...userIds])
    .where('source', '=', 'all_new_question')
    .where('mailed_at', '>', since)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.count]))
}

/** Deletes records too old for any weekly limit or job retry. */
export async function deleteOldQuestionMails(db: Db, before: number): Promise<void> {
  await db.deleteFrom('question_mails').where('mailed_at', '<', before).execute()
}
