import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'

/** Saves custom HTML and CSS unchanged, because administrators are trusted with it. */
export async function updateCustomHtmlSettings(
  ctx: AppContext,
  given: SettingsGroups['custom_css_html'],
  by: Administrator,
): Promise<void> {
  await writeSettings(ctx, 'custom_css_html', given, by)
}
