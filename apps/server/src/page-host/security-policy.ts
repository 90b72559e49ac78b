/**
 * The content security policy of a page: scripts of this site only, and inline ones only with the content they have.
 * Images may come from elsewhere, because posts may show them.
 * @param inlineScripts source expressions of the page's own inline scripts (`'sha256-…'`)
 */
export function contentSecurityPolicy(inlineScripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
