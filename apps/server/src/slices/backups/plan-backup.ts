import type { AppContext } from '../../context.ts'
import { readSettings, settingsSavedAt } from '../site-settings/index.ts'
import { lastSlot } from './slot.ts'
import { insertBackup, isPlanned } from './store.ts'

/**
 * Adds the backup that is due by the schedule. A slot that passed while the server was off is made up for; one from before
 * the schedule was saved is not.
 */
export async function planBackup(app: AppContext): Promise<void> {
  const settings = await readSettings(app, 'backups')
  const { time_zone } = await readSettings(app, 'interface')
  const now = app.clock.now()
  const slot = lastSlot(settings, now, time_zone)
  if (slot === undefined || (await isPlanned(app.db, slot))) return
  if (slot <= (await settingsSavedAt(app.db, 'backups'))) return
  await insertBackup(app.db, { slot, at: now })
}
