/** What administrators put into a page, as far as its policy must let it. */
export interface CustomContent {
  /** Whether styles, fonts, frames and calls may go to other servers. */
  foreign: boolean
  /** Source expressions of its scripts: hashes, and the servers it names. */
  scripts: readonly string[]
}

const OWN_ALONE: CustomContent = { foreign: false, scripts: [] }

/**
 * The content security policy of a page: scripts of this site only, and inline ones only with the content they have.
 * Images may come from elsewhere, because posts may show them. Where administrators have put something into the page,
 * what it loads works, over TLS; scripts come only from the servers that it names.
 * @param inlineScripts source expressions of the page's own inline scripts (`'sha256-…'`)
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[] = [],
  custom: CustomContent = OWN_ALONE,
): string {
  const elsewhere = custom.foreign ? ' https:' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...custom.scripts].join(' '),
    `style-src 'self' 'unsafe-inline'${elsewhere}`,
    "img-src 'self' data: https: http:",
    `connect-src 'self'${elsewhere}`,
    `font-src 'self'${elsewhere}`,
    `media-src 'self'${elsewhere}`,
    `frame-src 'self'${elsewhere}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${elsewhere}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
