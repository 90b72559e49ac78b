import type { OperationBody, Schemas } from '@quandary/api-client'
import { assertCanVote } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { VoteTargetNotFound } from './errors.ts'
import { voteChanged } from './events.ts'
import { countVotesOn, deleteVote, findVote, saveVote } from './store.ts'
import type { Direction, VoteRequest } from './vote.ts'
import { isVotedType, voteAfter, VOTED_TABLES, voteStatusOf } from './vote.ts'
import type { VoteTarget } from './vote-target.ts'
import { addToVoteCount, findVoteTarget } from './vote-target.ts'

/**
 * Casts, reverses or withdraws a vote. Comments take upvotes only.
 * @throws {VoteTargetNotFound} {PermissionDenied} {ActionRefused}
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
  const privileges = await readPrivileges(app)
  const request: VoteRequest = { direction, cancel: given.is_cancel === true }
  return app.db.transaction().execute(async (tx) => {
    // Concurrent votes run one after the other: what is asked for after the lock is read under it.
    const [, target, before] = await Promise.all([
      lockRow(tx, VOTED_TABLES[type], id),
      findVoteTarget(tx, viewer, type, id),
      findVote(tx, viewer.id, type, id),
    ])
    // Without the permission nothing is revealed about the object, not even that it is absent.
    const voted = { kind: type, authorId: target?.authorId ?? 0, deleted: target === undefined }
    assertCanVote(viewer, voted, direction === 1 ? 'up' : 'down', privileges)
    if (!target) throw new VoteTargetNotFound()
    return moveVote(app, tx, viewer.id, target, { before, after: voteAfter(before, request) })
  })
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
