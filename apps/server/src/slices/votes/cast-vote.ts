import type { OperationBody, Schemas } from '@quandary/api-client'
import { hasPermission, isAuthor, requiredRank } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import { PermissionMissing } from '../../platform/http/dispatcher.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { VoteOnOwnPost, VoteTargetNotFound } from './errors.ts'
import { voteChanged } from './events.ts'
import { countVotesOn, deleteVote, findVote, saveVote } from './store.ts'
import type { Direction, VotedType, VoteRequest } from './vote.ts'
import { isVotedType, voteAfter, VOTED_TABLES, voteStatusOf } from './vote.ts'
import type { VoteTarget } from './vote-target.ts'
import { addToVoteCount, findVoteTarget } from './vote-target.ts'

/**
 * Casts, reverses or withdraws a vote. Comments take upvotes only.
 * @throws {VoteTargetNotFound} {PermissionMissing} {VoteOnOwnPost}
 */
export async function castVote(
  app: AppContext,
  viewer: Viewer,
  direction: Direction,
  given: OperationBody<'voteUp'>,
): Promise<Schemas['VoteResult']> {
  const ref = decodeObjectId(given.object_id)
  if (!ref?.type || !isVotedType(ref.type) || (ref.type === 'comment' && direction === -1))
    throw new VoteTargetNotFound()
  const { type, id } = { type: ref.type, id: ref.id }
  await checkMayVote(app, viewer, type, direction)
  const request: VoteRequest = { direction, cancel: given.is_cancel === true }
  return app.db.transaction().execute(async (tx) => {
    // Concurrent votes run one after the other: what is asked for after the lock is read under it.
    const [, target, before] = await Promise.all([
      lockRow(tx, VOTED_TABLES[type], id),
      findVoteTarget(tx, viewer, type, id),
      findVote(tx, viewer.id, type, id),
    ])
    if (!target) throw new VoteTargetNotFound()
    if (isAuthor(viewer, target.authorId)) throw new VoteOnOwnPost()
    return moveVote(app, tx, viewer.id, target, { before, after: voteAfter(before, request) })
  })
}

async function checkMayVote(app: AppContext, viewer: Viewer, type: VotedType, direction: Direction): Promise<void> {
  const key = `${type}.vote_${direction === 1 ? 'up' : 'down'}` as const
  const privileges = await readPrivileges(app)
  if (!hasPermission(viewer, key, privileges)) throw new PermissionMissing(key, requiredRank(key, privileges))
}

/** Stores the resulting vote and updates the count; the caller has locked the object's row. */
async function moveVote(
  app: AppContext,
  tx: Tx,
  voterId: number,
  target: VoteTarget,
  { before, after }: { before: Direction | 0; after: Direction | 0 },
): Promise<Schemas['VoteResult']> {
  const at = app.clock.now()
  if (after !== before) {
    await storeVote(tx, voterId, target, after, at)
    await addToVoteCount(tx, target.type, target.id, after - before)
  }
  const { type: objectType, id: objectId, authorId, questionId } = target
  const about = { actorId: voterId, objectType, objectId, authorId, questionId }
  const [counted] = await together([
    countVotesOn(tx, target.type, target.id),
    after === before ? undefined : app.bus.emit(tx, voteChanged, { ...about, before, after, at }),
  ])
  const up = target.baseUp + counted.up
  const down = target.baseDown + counted.down
  return { up_votes: up, down_votes: down, votes: up - down, vote_status: voteStatusOf(after) }
}

async function storeVote(tx: Tx, userId: number, target: VoteTarget, vote: Direction | 0, at: number): Promise<void> {
  const { type: objectType, id: objectId } = target
  await (vote === 0
    ? deleteVote(tx, userId, objectType, objectId)
    : saveVote(tx, { userId, objectType, objectId, direction: vote, at }))
}
