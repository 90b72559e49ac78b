import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { writeSettings } from '../site-settings/index.ts'

/** Saves what administrators add to the guide, before and after its own parts. */
export async function updateHelpSettings(
  ctx: AppContext,
  given: SettingsGroups['help'],
  by: Administrator,
): Promise<void> {
  await writeSettings(ctx, 'help', given, by)
}
