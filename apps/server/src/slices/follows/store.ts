import type { Expression } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Db } from '../../platform/db/database.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { FollowedType } from './follow.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    follows: { user_id: number; object_type: KindNumber<FollowedType>; object_id: number; created_at: number }
  }
}

export interface FollowKey {
  userId: number
  type: FollowedType
  id: number
}

/** Stores a follow that does not exist yet. */
export async function insertFollow(tx: Db, { userId, type, id }: FollowKey, at: number): Promise<void> {
  await tx
    .insertInto('follows')
    .values({ user_id: userId, object_type: kindNumber(type), object_id: id, created_at: at })
    .execute()
}

export async function deleteFollow(tx: Db, { userId, type, id }: FollowKey): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(type))
    .where('object_id', '=', id)
    .execute()
}

/** Returns the ids of the object's followers, in no particular order. */
export async function followersOf(db: Db, type: FollowedType, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('user_id')
    .where('object_type', '=', kindNumber(type))
    .where('object_id', '=', id)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Returns the ids of all objects of one type that a user follows, oldest follow first. */
export async function followedBy(db: Db, userId: number, type: FollowedType): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('object_id')
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(type))
    .orderBy('created_at')
    .orderBy('object_id')
    .execute()
  return rows.map((row) => row.object_id)
}

/** Returns which of the given objects the user follows, by id. */
export async function followedAmong(
  db: Db,
  userId: number,
  type: FollowedType,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('follows')
    .select('object_id')
    .where('user_id', '=', userId)
    .where('object_type', '=', kindNumber(type))
    .where('object_id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.object_id))
}

/** Selects the ids of the questions that a user follows, as a subquery. */
export function followedQuestionIds(userId: number): Expression<number> {
  return keysOf(userId, 'question')
}

/** Selects the ids of the tags that a user follows and of their synonyms, as a subquery. */
export function followedTagIds(userId: number): Expression<number> {
  return expressionBuilder<Tables>()
    .selectFrom('tags as family')
    .select('family.id')
    .where((eb) =>
      eb.or([eb('family.id', 'in', keysOf(userId, 'tag')), eb('family.main_tag_id', 'in', keysOf(userId, 'tag'))]),
    )
    .$asScalar()
}

function keysOf(userId: number, type: FollowedType) {
  return expressionBuilder<Tables>()
    .selectFrom('follows')
    .select('follows.object_id')
    .where('follows.user_id', '=', userId)
    .where('follows.object_type', '=', kindNumber(type))
    .$asScalar()
}

/**
 * Moves the followers of one object to another of the same type, each of them once.
 * @returns how many followers the first object lost and the second gained
 */
export async function moveFollowers(
  tx: Db,
  type: FollowedType,
  fromId: number,
  toId: number,
): Promise<{ lost: number; won: number }> {
  const inserted = await tx
    .insertInto('follows')
    .columns(['user_id', 'object_type', 'object_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('follows as old')
        .select(['old.user_id', 'old.object_type', eb.val(toId).as('object_id'), 'old.created_at'])
        .where('old.object_type', '=', kindNumber(type))
        .where('old.object_id', '=', fromId)
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('follows as known')
                .select('known.user_id')
                .whereRef('known.user_id', '=', 'old.user_id')
                .where('known.object_type', '=', kindNumber(type))
                .where('known.object_id', '=', toId),
            ),
          ),
        ),
    )
    .returning('user_id')
    .execute()
  const deleted = await tx
    .deleteFrom('follows')
    .where('object_type', '=', kindNumber(type))
    .where('object_id', '=', fromId)
    .returning('user_id')
    .execute()
  return { lost: deleted.length, won: inserted.length }
}
