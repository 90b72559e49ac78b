/** The sources that the content security policy of a page must allow for the administrators' additions. */
export interface CustomContent {
  /** True if styles, fonts, media and frames of other servers are allowed, and calls and forms to them. */
  foreign: boolean
  /** Source expressions for the scripts of the additions: hashes, and the servers that the additions mention. */
  scripts: readonly string[]
}

const OWN_ALONE: CustomContent = { foreign: false, scripts: [] }

/**
 * Returns the content security policy of a page: scripts of this site only, inline ones by hash. Images may come from
 * anywhere, because posts may show them. If administrators have added markup, everything it loads over TLS is allowed;
 * scripts still only from the servers that it mentions.
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
