import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeReputation } from './change-reputation.ts'

type Context = Pick<AppContext, 'bus' | 'clock'>

/** A suggested edit that was approved. */
export interface ApprovedEdit {
  revisionId: number
  submitterId: number
  /** The reviewer. */
  actorId: number
  /** The edited object: its kind and key. */
  objectType: 'question' | 'answer' | 'tag'
  objectId: number
}

/**
 * Gives the submitter of an approved edit two points, once per revision; nothing if they approved it themselves
 * (docs/spec/decisions.md#d13). The daily cap does not limit this gain, but it counts towards the cap.
 */
export async function awardApprovedEdit(ctx: Context, tx: Tx, edit: ApprovedEdit): Promise<void> {
  const { revisionId, submitterId, actorId, objectType, objectId } = edit
  if (submitterId === actorId) return
  const about = { objectType, objectId, revisionId, triggerUserId: submitterId, actorId }
  await changeReputation(
    ctx,
    tx,
    [{ ...about, userId: submitterId, kind: 'edit_approved', reversed: false }],
    ctx.clock.now(),
  )
}

/** Gives a person the point for activating their account, once. */
export async function awardActivation(ctx: Context, tx: Tx, userId: number): Promise<void> {
  const about = { objectType: null, objectId: 0, triggerUserId: userId, actorId: userId }
  await changeReputation(ctx, tx, [{ ...about, userId, kind: 'activated', reversed: false }], ctx.clock.now())
}
