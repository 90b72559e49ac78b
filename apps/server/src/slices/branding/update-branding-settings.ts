import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { isWebAddress, readSettings, writeSettings } from '../site-settings/index.ts'
import { problemOfPicture } from './picture-rules.ts'

/**
 * Saves all four pictures of the site at once; an empty address removes one.
 * @throws {InvalidFields} for values that are neither an http(s) address nor a path on this site, and for new pictures
 * that break a rule for the place they are shown in
 */
export async function updateBrandingSettings(
  ctx: AppContext,
  given: SettingsGroups['branding'],
  by: Administrator,
): Promise<void> {
  const saved: SettingsGroups['branding'] = {
    logo: given.logo.trim(),
    mobile_logo: given.mobile_logo.trim(),
    square_icon: given.square_icon.trim(),
    favicon: given.favicon.trim(),
  }
  const refused = await refusalsOf(ctx, saved)
  if (refused.length > 0) throw new InvalidFields(refused)
  await writeSettings(ctx, 'branding', saved, by)
}

async function refusalsOf(ctx: AppContext, saved: SettingsGroups['branding']): Promise<FieldRefusal[]> {
  const before = await readSettings(ctx, 'branding')
  const refused = await Promise.all(
    (['logo', 'mobile_logo', 'square_icon', 'favicon'] as const).map(async (field): Promise<FieldRefusal[]> => {
      const address = saved[field]
      // A picture that was saved under other rules stays until it is replaced.
      if (address === '' || address === before[field]) return []
      if (!isWebAddress(address, { local: true })) return [{ field, message: 'validation.url' }]
      const problem = await problemOfPicture(ctx, field, address)
      return problem ? [{ field, ...problem }] : []
    }),
  )
  return refused.flat()
}
