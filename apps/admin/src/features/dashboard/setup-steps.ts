/** The steps of setting up a new site, in the order they should be done. */
export const setupSteps = ['address', 'mail', 'branding', 'legal', 'tags'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Where each step is done. */
export const setupAddress: Readonly<Record<SetupStep, string>> = {
  address: '/admin/general',
  mail: '/admin/smtp',
  branding: '/admin/branding',
  legal: '/admin/tos',
  tags: '/tags/create',
}

/** The facts that the steps depend on. */
export interface SetupFacts {
  siteUrl: string
  smtp: string
  logo: string
  terms: string
  privacy: string
  tagCount: number
}

/** An address that only this machine can open. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/

/** Returns which steps are done. */
export function doneSteps(facts: SetupFacts): Readonly<Record<SetupStep, boolean>> {
  const host = URL.parse(facts.siteUrl)?.hostname
  return {
    address: host !== undefined && !LOCAL_HOST.test(host),
    mail: facts.smtp === 'enabled',
    branding: facts.logo !== '',
    legal: facts.terms.trim() !== '' && facts.privacy.trim() !== '',
    tags: facts.tagCount > 0,
  }
}
