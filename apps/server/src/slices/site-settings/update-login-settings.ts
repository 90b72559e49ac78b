import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'

/** A host name: labels of letters and digits of any script, joined by dots. */
const DOMAIN =
  /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u

/**
 * Saves who may sign up, sign in and read. Domains are stored in lower case without duplicates.
 * @throws {InvalidFields} if an entry is not a domain
 */
export async function updateLoginSettings(
  ctx: AppContext,
  given: SettingsGroups['login'],
  by: Administrator,
): Promise<void> {
  const entries = given.allow_email_domains.map((entry) => entry.trim().toLowerCase().replace(/^@/, ''))
  const domains = [...new Set(entries)].filter((entry) => entry !== '')
  if (!domains.every((domain) => DOMAIN.test(domain))) {
    throw new InvalidFields([{ field: 'allow_email_domains', message: 'validation.invalid' }])
  }
  await writeSettings(ctx, 'login', { ...given, allow_email_domains: domains }, by)
}
