import type { AppContext } from '../../context.ts'
import { readSettings, settingsSavedAt } from '../site-settings/index.ts'
import { lastSlot } from './slot.ts'
import { insertBackup, isPlanned } from './store.ts'

/**
 * Adds the backup that is due by the schedule. If a scheduled moment passed while the server was off, its backup is
 * made later, unless that moment was before the schedule was saved.
 */
export async function planBackup(ctx: AppContext): Promise<void> {
  const settings = await readSettings(ctx, 'backups')
  const { time_zone } = await readSettings(ctx, 'interface')
  const now = ctx.clock.now()
  const slot = lastSlot(settings, now, time_zone)
  if (slot === undefined || (await isPlanned(ctx.db, slot))) return
  if (slot <= (await settingsSavedAt(ctx.db, 'backups'))) return
  await insertBackup(ctx.db, { slot, at: now })
}
