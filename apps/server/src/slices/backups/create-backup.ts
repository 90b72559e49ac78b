import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { insertBackup } from './store.ts'

/** Requests a backup now. Does nothing while a backup waits or runs. */
export async function createBackup(ctx: AppContext, by: Administrator): Promise<null> {
  await ctx.db.transaction().execute(async (tx) => {
    const id = await insertBackup(tx, { slot: null, at: ctx.clock.now() })
    if (id !== undefined) await logAction(ctx, tx, by, { action: 'backup.create', objectId: String(id) })
  })
  return null
}
