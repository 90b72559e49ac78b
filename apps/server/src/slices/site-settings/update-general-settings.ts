import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { plainName, plainText } from './plain-text.ts'
import { writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'
import { normaliseSiteUrl } from './site-url.ts'

/**
 * Saves name, descriptions, address and contact of the site, with immediate effect.
 * @returns the group as stored: texts without HTML, the address as scheme, host and path
 * @throws {InvalidFields} if the address is invalid, or the name consists only of markup
 */
export async function updateGeneralSettings(
  ctx: AppContext,
  given: SettingsGroups['general'],
  by: Administrator,
): Promise<SettingsGroups['general']> {
  const saved = {
    name: plainName(given.name, 'name'),
    short_description: plainText(given.short_description),
    description: plainText(given.description),
    site_url: normaliseSiteUrl(given.site_url),
    contact_email: given.contact_email.trim(),
  }
  await writeSettings(ctx, 'general', saved, by)
  return saved
}
