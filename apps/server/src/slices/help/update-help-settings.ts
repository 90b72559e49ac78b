import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { writeSettings } from '../site-settings/index.ts'

/** Saves the texts that administrators add before and after the built-in parts of the guide. */
export async function updateHelpSettings(
  ctx: AppContext,
  given: SettingsGroups['help'],
  by: Administrator,
): Promise<void> {
  await writeSettings(ctx, 'help', given, by)
}
