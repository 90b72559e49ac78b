import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { EMailDomainRefused } from './errors.ts'

/**
 * Keeps an address to the domains that the site accepts.
 * @throws {EMailDomainRefused}
 */
export async function checkDomain(app: AppContext, eMail: string): Promise<void> {
  const { allow_email_domains } = await readSettings(app, 'login')
  if (!isDomainAllowed(eMail, allow_email_domains)) throw new EMailDomainRefused()
}

/** The whole domain or a subdomain at a dot must be listed; an empty list allows all (decision 15). */
export function isDomainAllowed(eMail: string, domains: readonly string[]): boolean {
  const domain = eMail.trim().toLowerCase().split('@').at(-1) ?? ''
  const allowed = domains.map((entry) => entry.trim().toLowerCase().replace(/^@/, '')).filter(Boolean)
  return allowed.length === 0 || allowed.some((entry) => domain === entry || domain.endsWith(`.${entry}`))
}
