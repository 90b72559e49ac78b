/** What the first administrator of a site sees to, in this order (ux 22). */
export const setupSteps = ['mail', 'address', 'branding', 'tags'] as const

export type SetupStep = (typeof setupSteps)[number]

/** Where each is done. */
export const setupHref: Readonly<Record<SetupStep, string>> = {
  mail: '/admin/smtp',
  address: '/admin/general',
  branding: '/admin/branding',
  tags: '/tags/create',
}

/** What is known of a site. */
export interface SiteState {
  smtpHost: string
  siteUrl: string
  logo: string
  tagCount: number
}

/** Names under which only the machine itself finds a site. */
const LOCAL = /^(localhost|127\.|0\.0\.0\.0|\[::1?\])/

/** Which steps are done. */
export function doneSteps({ smtpHost, siteUrl, logo, tagCount }: SiteState): Readonly<Record<SetupStep, boolean>> {
  const host = URL.parse(siteUrl)?.hostname ?? ''
  return {
    mail: smtpHost !== '',
    address: host !== '' && !LOCAL.test(host),
    branding: logo !== '',
    tags: tagCount > 0,
  }
}
