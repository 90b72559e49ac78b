import type { Db, Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { addToQuestionCount, isUnavailable, findVisibleQuestionById } from '../questions/index.ts'
import { addToTagFollowers, findTag, lockTags } from '../tags/index.ts'
import { addToUserCount, findUser } from '../users/index.ts'
import { NotFollowable } from './errors.ts'
import type { FollowedType } from './follow.ts'

export interface FollowTarget {
  type: FollowedType
  id: number
}

/** Account ids are plain numbers, shorter than the ids of other objects. */
const ACCOUNT_ID = /^[1-9]\d{0,14}$/

/**
 * Parses a public id, whether or not the object exists; undefined when it is not an id.
 * @throws {NotFollowable} another kind of object
 */
export function readTarget(publicId: string): FollowTarget | undefined {
  if (ACCOUNT_ID.test(publicId)) return { type: 'user', id: Number(publicId) }
  const ref = decodeObjectId(publicId)
  if (!ref) return undefined
  const { type, id } = ref
  if (type === 'question' || type === 'tag' || type === 'user') return { type, id }
  throw new NotFollowable()
}

/**
 * Locks the object's row until the transaction ends, so that concurrent follows run one after the other, and finds the
 * object as it is then.
 */
export async function lockTarget(tx: Tx, viewer: Viewer, target: FollowTarget): ReturnType<typeof findTarget> {
  if (target.type === 'tag') {
    // Locks a synonym together with its main tag.
    await lockTags(tx, [target.id])
    return findTarget(tx, viewer, target)
  }
  const [, found] = await Promise.all([
    lockRow(tx, target.type === 'question' ? 'questions' : 'users', target.id),
    findTarget(tx, viewer, target),
  ])
  return found
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
 * absent, deleted, or hidden from this viewer.
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
