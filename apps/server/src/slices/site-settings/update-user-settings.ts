import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from './read-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Saves what members may change in their profile, and the default avatar. An absent switch is off; an absent avatar
 * service is the default one.
 * @throws {InvalidFields} if the avatar service is not an http(s) address
 */
export async function updateUserSettings(
  app: AppContext,
  given: OperationBody<'updateUserSettings'>,
  by: Administrator,
): Promise<null> {
  const gravatar = given.gravatar_base_url?.trim() || DEFAULT_SETTINGS.site_users.gravatar_base_url
  if (!isWebAddress(gravatar, { local: false })) {
    throw new InvalidFields([{ field: 'gravatar_base_url', message: 'validation.url' }])
  }
  await writeSettings(
    app,
    'site_users',
    {
      default_avatar: given.default_avatar,
      gravatar_base_url: gravatar,
      allow_update_display_name: given.allow_update_display_name ?? false,
      allow_update_username: given.allow_update_username ?? false,
      allow_update_avatar: given.allow_update_avatar ?? false,
      allow_update_bio: given.allow_update_bio ?? false,
      allow_update_website: given.allow_update_website ?? false,
      allow_update_location: given.allow_update_location ?? false,
    },
    by,
  )
  return null
}
