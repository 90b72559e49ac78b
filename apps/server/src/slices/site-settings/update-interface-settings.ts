import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import { LanguageNotFound } from './errors.ts'
import { writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'

/**
 * Saves the site's language and time zone.
 * @throws {LanguageNotFound} the language is not supported
 * @throws {InvalidFields} the time zone is not an IANA name
 */
export async function updateInterfaceSettings(
  ctx: AppContext,
  { language, time_zone }: SettingsGroups['interface'],
  by: Administrator,
): Promise<void> {
  if (!ctx.languages.find(language)) throw new LanguageNotFound()
  if (!isTimeZone(time_zone)) throw new InvalidFields([{ field: 'time_zone', message: 'validation.invalid' }])
  await writeSettings(ctx, 'interface', { language, time_zone }, by)
}

/** Accepts names only, because browsers disagree on offsets such as `+01:00`. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
