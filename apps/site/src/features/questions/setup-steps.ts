/** The setup steps for the first administrator, in order. */
export const setupSteps = ['mail', 'address', 'branding', 'tags'] as const

export type SetupStep = (typeof setupSteps)[number]

/** The page for each step. */
export const setupHref: Readonly<Record<SetupStep, string>> = {
  mail: '/admin/smtp',
  address: '/admin/general',
  branding: '/admin/branding',
  tags: '/tags/create',
}

/** The facts about a site that decide which steps are done. */
export interface SiteState {
  smtpHost: string
  siteUrl: string
  logo: string
  tagCount: number
}

/** Host names that only the machine itself can reach. */
const LOCAL = /^(localhost|127\.|0\.0\.0\.0|\[::1?\])/

/** Returns the state of each step. */
export function doneSteps({ smtpHost, siteUrl, logo, tagCount }: SiteState): Readonly<Record<SetupStep, boolean>> {
  const host = URL.parse(siteUrl)?.hostname ?? ''
  return {
    mail: smtpHost !== '',
    address: host !== '' && !LOCAL.test(host),
    branding: logo !== '',
    tags: tagCount > 0,
  }
}
