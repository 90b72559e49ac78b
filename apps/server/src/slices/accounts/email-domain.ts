import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { EMailDomainRefused } from './errors.ts'

/**
 * Refuses an address whose domain the site does not accept.
 * @throws {EMailDomainRefused}
 */
export async function checkDomain(ctx: AppContext, eMail: string): Promise<void> {
  const { allow_email_domains } = await readSettings(ctx, 'login')
  if (!isDomainAllowed(eMail, allow_email_domains)) throw new EMailDomainRefused()
}

/** Matches a listed domain or any subdomain of it; an empty list allows all (`docs/spec/decisions.md#d15`). */
export function isDomainAllowed(eMail: string, domains: readonly string[]): boolean {
  const domain = eMail.trim().toLowerCase().split('@').at(-1) ?? ''
  const allowed = domains.map((entry) => entry.trim().toLowerCase().replace(/^@/, '')).filter(Boolean)
  return allowed.length === 0 || allowed.some((entry) => domain === entry || domain.endsWith(`.${entry}`))
}
