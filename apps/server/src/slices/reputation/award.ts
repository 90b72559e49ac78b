import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeReputation } from './change-reputation.ts'

type App = Pick<AppContext, 'bus' | 'clock'>

/** A suggested edit that somebody approved. */
export interface ApprovedEdit {
  revisionId: number
  /** Who suggested it. */
  submitterId: number
  /** Who approved it. */
  actorId: number
  /** What was edited: type number of the public ids (1 question, 2 answer, 3 tag) and key. */
  objectType: 1 | 2 | 3
  objectId: number
}

/**
 * Gives who suggested an edit two points for its approval: once per revision, and nothing to who approves their own
 * (decision 13). The daily cap does not stop it, but it counts there.
 */
export async function awardApprovedEdit(app: App, tx: Tx, edit: ApprovedEdit): Promise<void> {
  const { revisionId, submitterId, actorId, objectType, objectId } = edit
  if (submitterId === actorId) return
  const about = { objectType, objectId, revisionId, triggerUserId: submitterId, actorId }
  await changeReputation(
    app,
    tx,
    [{ ...about, userId: submitterId, kind: 'edit_approved', gone: false }],
    app.clock.now(),
  )
}

/** Gives a person the point of an activated account, once. */
export async function awardActivation(app: App, tx: Tx, userId: number): Promise<void> {
  const about = { objectType: 0, objectId: 0, triggerUserId: userId, actorId: userId }
  await changeReputation(app, tx, [{ ...about, userId, kind: 'activated', gone: false }], app.clock.now())
}
