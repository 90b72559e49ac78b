import type { Db } from '../../platform/db/database.ts'

/** A person and a number they are ranked by. */
export interface Score {
  userId: number
  score: number
}

/** Who gained the most reputation since a moment, most first; gains that were taken back do not count. */
export async function topGains(db: Db, since: number, limit: number): Promise<Score[]> {
  return db
    .selectFrom('reputation_events')
    .innerJoin('users', 'users.id', 'reputation_events.user_id')
    .select((eb) => ['users.id as userId', eb.fn.sum<number>('reputation_events.delta').as('score')])
    .where('reputation_events.updated_at', '>=', since)
    .where('reputation_events.reversed', '=', 0)
    .where('users.status', '=', 'normal')
    .groupBy('users.id')
    .having((eb) => eb.fn.sum<number>('reputation_events.delta'), '>', 0)
    .orderBy('score', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Who cast the most votes since a moment, most first. */
export async function topVoters(db: Db, since: number, limit: number): Promise<Score[]> {
  return votesSince(db, since).orderBy('score', 'desc').orderBy('users.id').limit(limit).execute()
}

/** How many votes some people cast since a moment; those without one are absent. */
export async function votesOf(db: Db, userIds: readonly number[], since: number): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await votesSince(db, since)
    .where('users.id', 'in', [...userIds])
    .execute()
  return new Map(rows.map((row) => [row.userId, row.score]))
}

/** Administrators and moderators, administrators first. */
export async function staffIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', 'in', [2, 3])
    .where('status', '=', 'normal')
    .orderBy('role_id')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

function votesSince(db: Db, since: number) {
  return db
    .selectFrom('votes')
    .innerJoin('users', 'users.id', 'votes.user_id')
    .select((eb) => ['users.id as userId', eb.fn.countAll<number>().as('score')])
    .where('votes.updated_at', '>=', since)
    .where('users.status', '=', 'normal')
    .groupBy('users.id')
}
