/** The steps of setting up a new site, in the order they should be done. */
export const setupSteps = ['address', 'mail', 'branding', 'legal', 'tags'] as const

/** A step of setting up a new site. */
export type SetupStep = (typeof setupSteps)[number]

/** The page for each step. */
export const setupAddresses: Readonly<Record<SetupStep, string>> = {
  address: '/admin/general',
  mail: '/admin/smtp',
  branding: '/admin/branding',
  legal: '/admin/tos',
  tags: '/tags/create',
}

/** The facts about a site that decide which steps are done. */
export interface SetupFacts {
  siteUrl: string
  /** True if the site sends mails through a mail server. */
  sendsMail: boolean
  logo: string
  hasTerms: boolean
  hasPrivacyPolicy: boolean
  tagCount: number
}

/** Host names that only the machine itself can reach. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/

/** Returns the state of each step. */
export function doneSetupSteps(facts: SetupFacts): Readonly<Record<SetupStep, boolean>> {
  const host = URL.canParse(facts.siteUrl) ? new URL(facts.siteUrl).hostname : undefined
  return {
    address: host !== undefined && !LOCAL_HOST.test(host),
    mail: facts.sendsMail,
    branding: facts.logo !== '',
    legal: facts.hasTerms && facts.hasPrivacyPolicy,
    tags: facts.tagCount > 0,
  }
}
