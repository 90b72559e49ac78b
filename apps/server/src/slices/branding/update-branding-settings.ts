import type { OperationBody, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/http/refusal.ts'
import { writeSettings } from './read-settings.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Saves all four pictures of the site at once; an absent one is removed.
 * @throws {InvalidFields} for values that are neither an http(s) address nor a path on this site
 */
export async function updateBrandingSettings(
  app: AppContext,
  given: OperationBody<'updateBrandingSettings'>,
): Promise<null> {
  const saved: Schemas['SiteBranding'] = {
    logo: given.logo?.trim() ?? '',
    mobile_logo: given.mobile_logo?.trim() ?? '',
    square_icon: given.square_icon?.trim() ?? '',
    favicon: given.favicon?.trim() ?? '',
  }
  const wrong = Object.entries(saved).filter(([, address]) => address !== '' && !isWebAddress(address, { local: true }))
  if (wrong.length > 0) throw new InvalidFields(wrong.map(([field]) => ({ field, message: 'validation.url' })))
  await writeSettings(app, 'branding', saved)
  return null
}
