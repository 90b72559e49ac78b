import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Saves what members may change in their profile, and the default avatar. Without an address the avatar service is the
 * default one.
 * @throws {InvalidFields} if the avatar service is not an http(s) address
 */
export async function updateUserSettings(
  ctx: AppContext,
  given: SettingsGroups['site_users'],
  by: Administrator,
): Promise<void> {
  const gravatar = given.gravatar_base_url.trim() || DEFAULT_SETTINGS.site_users.gravatar_base_url
  if (!isWebAddress(gravatar, { local: false })) {
    throw new InvalidFields([{ field: 'gravatar_base_url', message: 'validation.url' }])
  }
  await writeSettings(ctx, 'site_users', { ...given, gravatar_base_url: gravatar }, by)
}
