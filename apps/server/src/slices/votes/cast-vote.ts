import { assertCanVote } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { VoteTargetNotFound } from './errors.ts'
import { voteChanged } from './events.ts'
import { countVotesOn, deleteVote, findVote, saveVote } from './store.ts'
import type { Direction, VoteRequest } from './vote.ts'
import { isVotedType, voteAfter, VOTED_TABLES } from './vote.ts'
import type { VoteTarget } from './vote-target.ts'
import { addToVoteCount, findVoteTarget } from './vote-target.ts'

/** The votes on an object after a vote, and the voter's own vote. */
interface VoteOutcome {
  up: number
  down: number
  own: Direction | 0
}

/**
 * Casts, reverses or withdraws a vote. Comments can only be upvoted.
 * @throws {VoteTargetNotFound} {PermissionDenied} {ActionRefused}
 */
export async function castVote(
  ctx: AppContext,
  { on: { type, id }, ...request }: VoteRequest & { on: DecodedId },
  viewer: Viewer,
): Promise<VoteOutcome> {
  const { direction } = request
  if (!type || !isVotedType(type) || (type === 'comment' && direction === -1)) throw new VoteTargetNotFound()
  const privileges = await readPrivileges(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    // Concurrent votes run one after the other: the statements sent after the lock read only once the lock is acquired.
    const [, target, before] = await Promise.all([
      lockRow(tx, VOTED_TABLES[type], id),
      findVoteTarget(tx, viewer, type, id),
      findVote(tx, viewer.id, type, id),
    ])
    // Without the permission nothing is revealed about the object, not even that it is absent.
    const voted = { kind: type, authorId: target?.authorId ?? 0, deleted: target === undefined }
    assertCanVote(viewer, voted, direction === 1 ? 'up' : 'down', privileges)
    if (!target) throw new VoteTargetNotFound()
    return moveVote(ctx, tx, viewer.id, target, { before, after: voteAfter(before, request) })
  })
}

/** Stores the resulting vote and updates the count; the caller must have locked the object's row. */
async function moveVote(
  ctx: AppContext,
  tx: Tx,
  voterId: number,
  target: VoteTarget,
  { before, after }: { before: Direction | 0; after: Direction | 0 },
): Promise<VoteOutcome> {
  const at = ctx.clock.now()
  if (after !== before) {
    await storeVote(tx, voterId, target, after, at)
    await addToVoteCount(tx, target.type, target.id, after - before)
  }
  const { type: objectType, id: objectId, authorId, questionId } = target
  const about = { actorId: voterId, objectType, objectId, authorId, questionId }
  const [counted] = await together([
    countVotesOn(tx, target.type, target.id),
    after === before ? undefined : ctx.bus.emit(tx, voteChanged, { ...about, before, after, at }),
  ])
  return { up: target.baseUp + counted.up, down: target.baseDown + counted.down, own: after }
}

async function storeVote(tx: Tx, userId: number, target: VoteTarget, vote: Direction | 0, at: number): Promise<void> {
  const { type: objectType, id: objectId } = target
  await (vote === 0
    ? deleteVote(tx, userId, objectType, objectId)
    : saveVote(tx, { userId, objectType, objectId, direction: vote, at }))
}
