/** The administrators' additions to a page, as far as they concern its policy. */
export interface CustomContent {
  /** True if styles, fonts, frames and calls may go to other servers. */
  foreign: boolean
  /** Source expressions of its scripts: hashes, and the servers it mentions. */
  scripts: readonly string[]
}

const OWN_ALONE: CustomContent = { foreign: false, scripts: [] }

/**
 * Writes the content security policy of a page: scripts of this site only, inline ones by hash. Images may come from
 * anywhere, because posts may show them. If administrators have added markup, everything it loads works over TLS;
 * scripts still come only from the servers that it mentions.
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
