import type { Db, Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { addToQuestionCount, isUnavailable, findVisibleQuestionById } from '../questions/index.ts'
import { addToTagFollowers, findTag, lockTags } from '../tags/index.ts'
import { addToUserCount, findUser } from '../users/index.ts'
import { NotFollowable } from './errors.ts'
import type { FollowedType } from './follow.ts'
import { followedAmong } from './store.ts'

export interface FollowTarget {
  type: FollowedType
  id: number
}

/** Account ids are plain numbers, shorter than the ids of other objects. */
const ACCOUNT_ID = /^[1-9]\d{0,14}$/

/** Decodes a public id, whether or not the object exists; undefined when it is not an id. */
export function readTarget(publicId: string): DecodedId | undefined {
  return ACCOUNT_ID.test(publicId) ? { type: 'user', id: Number(publicId) } : decodeObjectId(publicId)
}

/**
 * Checks that an object is of a kind that can be followed.
 * @throws {NotFollowable}
 */
export function followable({ type, id }: DecodedId): FollowTarget {
  if (type === 'question' || type === 'tag' || type === 'user') return { type, id }
  throw new NotFollowable()
}

/**
 * Locks the object's row until the transaction ends, so that concurrent follows run one after the other. Under the lock
 * it reads the object, like {@link findTarget}, and whether the viewer follows it.
 */
export async function lockTarget(
  tx: Tx,
  viewer: Viewer,
  { type, id }: FollowTarget,
): Promise<[found: Awaited<ReturnType<typeof findTarget>>, isFollowed: boolean]> {
  if (type === 'tag') {
    // Locks a synonym together with its main tag, which is followed in its place.
    await lockTags(tx, [id])
    const tag = await findTarget(tx, viewer, { type, id })
    return [tag, tag !== undefined && (await followedAmong(tx, viewer.id, type, [tag.id])).has(tag.id)]
  }
  const [, found, followed] = await Promise.all([
    lockRow(tx, type === 'question' ? 'questions' : 'users', id),
    findTarget(tx, viewer, { type, id }),
    followedAmong(tx, viewer.id, type, [id]),
  ])
  return [found, followed.has(id)]
}

/** Adds to an object's follower count; the change may be negative. */
export function addToFollowers(tx: Db, { type, id }: FollowTarget, change: number): Promise<void> {
  switch (type) {
    case 'question':
      return addToQuestionCount(tx, id, 'follow_count', change)
    case 'tag':
      return addToTagFollowers(tx, id, change)
    case 'user':
      return addToUserCount(tx, id, 'follow_count', change)
  }
}

/**
 * Finds the object the viewer would follow, with its follower count; for a synonym its main tag. Undefined when it is
 * absent, deleted, pending, or hidden from this viewer.
 */
export async function findTarget(
  db: Db,
  viewer: Viewer,
  { type, id }: FollowTarget,
): Promise<(FollowTarget & { followers: number }) | undefined> {
  switch (type) {
    case 'question': {
      const question = await findVisibleQuestionById(db, viewer, id)
      if (!question || isUnavailable(question)) return undefined
      return { type, id, followers: question.follow_count }
    }
    case 'tag': {
      const tag = await findTag(db, id)
      if (tag?.status !== 'available') return undefined
      if (tag.main_tag_id !== null) return findTarget(db, viewer, { type, id: tag.main_tag_id })
      return { type, id, followers: tag.follow_count }
    }
    case 'user': {
      const person = await findUser(db, id)
      return person && person.status !== 'deleted' ? { type, id, followers: person.follow_count } : undefined
    }
  }
}
