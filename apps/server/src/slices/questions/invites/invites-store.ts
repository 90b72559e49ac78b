import type { Db } from '../../../platform/db/database.ts'

interface QuestionInvitesTable {
  question_id: number
  user_id: number
  position: number
  invited_by: number
  created_at: number
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    question_invites: QuestionInvitesTable
  }
}

/** Returns the ids of the users invited to answer a question, in the order of the list. */
export async function findInvitedIds(db: Db, questionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_invites')
    .select('user_id')
    .where('question_id', '=', questionId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.user_id)
}

/**
 * Replaces the invited users, in this order. Users already invited keep their inviter. The caller must have locked the
 * question's row.
 */
export async function setInvited(
  tx: Db,
  questionId: number,
  userIds: readonly number[],
  by: { userId: number; at: number },
): Promise<void> {
  const before = await tx
    .deleteFrom('question_invites')
    .where('question_id', '=', questionId)
    .returning(['user_id', 'invited_by', 'created_at'])
    .execute()
  if (userIds.length === 0) return
  const known = new Map(before.map(({ user_id, invited_by, created_at }) => [user_id, { invited_by, created_at }]))
  const rows = userIds.map((userId, position) => ({
    question_id: questionId,
    user_id: userId,
    position,
    ...(known.get(userId) ?? { invited_by: by.userId, created_at: by.at }),
  }))
  await tx.insertInto('question_invites').values(rows).execute()
}
