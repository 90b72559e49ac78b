import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Change } from './changes.ts'
import { insertEntries } from './store.ts'

/**
 * The actor of a logged action, and the address that the call came from. The actor is an administrator, a command, or
 * the person who deletes their own account. The call object of every operation has this shape.
 */
export interface Administrator {
  viewer: Viewer
  ip: string
}

/** An action, its object and its changes. */
export interface LoggedAction {
  action: Schemas['AuditLogItem']['action']
  /**
   * Name of a settings group, slug of a plugin, id of an account or backup, public id of a post or flag, or format of
   * an export.
   */
  objectId: string
  changes?: readonly Change[]
}

/** Logs what an administrator did, in the transaction that does it. */
export async function logAction(
  ctx: AppContext,
  tx: Tx,
  by: Administrator,
  ...actions: readonly LoggedAction[]
): Promise<void> {
  const entries = actions.map(({ action, objectId, changes = [] }) => ({
    at: ctx.clock.now(),
    actor_id: by.viewer.id,
    ip: by.ip,
    action,
    object_kind: action.slice(0, action.indexOf('.')),
    object_id: objectId,
    changes: JSON.stringify(changes),
  }))
  await insertEntries(tx, entries)
}
