import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { isStaffAccount } from '../users/index.ts'
import type { Month } from './last-months.ts'

/** A person and their score. */
export interface Score {
  userId: number
  score: number
}

/**
 * Groups by an expression: with the plain column SQLite would scan the whole index on people just to avoid sorting a
 * week of rows.
 */
const BY_PERSON = sql<number>`user_id + 0`

/** Returns who gained the most reputation since `since`, highest first; reversed gains do not count. */
export async function topGains(db: Db, since: number, limit: number): Promise<Score[]> {
  return topOf(db, gainsSince(db, since), limit)
}

/** Sums up the reputation that each person gained since `since`. */
export function gainsSince(db: Db, since: number) {
  return db
    .selectFrom('reputation_events')
    .select((eb) => [BY_PERSON.as('userId'), eb.fn.sum<number>('delta').as('score')])
    .where('updated_at', '>=', since)
    .where('reversed', '=', 0)
    .groupBy(BY_PERSON)
    .having((eb) => eb.fn.sum<number>('delta'), '>', 0)
}

/** Returns who cast the most votes since `since`, most first. */
export async function topVoters(db: Db, since: number, limit: number): Promise<Score[]> {
  return topOf(db, votesSince(db, since), limit)
}

/** Returns the top scores among active accounts. */
function topOf(db: Db, scores: SelectQueryBuilder<Tables, keyof Tables, Score>, limit: number): Promise<Score[]> {
  return db
    .selectFrom(scores.as('scores'))
    .innerJoin('users', 'users.id', 'scores.userId')
    .select(['scores.userId', 'scores.score'])
    .where('users.status', '=', 'normal')
    .orderBy('scores.score', 'desc')
    .orderBy('scores.userId')
    .limit(limit)
    .execute()
}

/** Counts the votes that people cast since `since`; people without one are absent. */
export async function votesOf(db: Db, userIds: readonly number[], since: number): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await votesSince(db, since)
    .where('user_id', 'in', [...userIds])
    .execute()
  return new Map(rows.map((row) => [row.userId, row.score]))
}

/**
 * Sums up what a person gained and lost in each of several consecutive months; reversed changes do not count.
 * @returns a sum for each month, in the order of the months
 */
export async function reputationByMonth(db: Db, userId: number, months: readonly Month[]): Promise<number[]> {
  const sums = months.map(({ from }, at) => {
    const end = months[at + 1]?.from ?? Number.MAX_SAFE_INTEGER
    const within = sql`case when updated_at >= ${from} and updated_at < ${end} then delta else 0 end`
    return sql<number>`coalesce(sum(${within}), 0)`.as(`month${at}`)
  })
  const row: Record<string, number> = await db
    .selectFrom('reputation_events')
    .select(sums)
    .where('user_id', '=', userId)
    .where('updated_at', '>=', months[0]?.from ?? 0)
    .where('reversed', '=', 0)
    .executeTakeFirstOrThrow()
  return months.map((_, at) => row[`month${at}`] ?? 0)
}

/** Returns the ids of administrators, then moderators. */
export async function staffIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isStaffAccount)
    .where('status', '=', 'normal')
    .orderBy('role_id')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

function votesSince(db: Db, since: number) {
  return db
    .selectFrom('votes')
    .select((eb) => [BY_PERSON.as('userId'), eb.fn.countAll<number>().as('score')])
    .where('updated_at', '>=', since)
    .groupBy(BY_PERSON)
}
