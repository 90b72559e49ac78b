import { createHash } from 'node:crypto'

/**
 * Replaces the nonces of a page's inline scripts with hashes for the content security policy. A cached page goes to
 * many readers and so must not contain a nonce, which each of them would know. Only scripts with the nonce are
 * allowed: it was generated for this rendering, so a script injected into a text cannot carry it.
 * @param nonce the page was rendered with
 * @returns the page without nonces, and the source expressions of its scripts
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`
  const sources = new Set<string>()
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    // Data blocks do not run, and external scripts are allowed by address.
    if (!tag.startsWith('<script') || /\b(src="|type="application\/)/.test(tag)) continue
    const content = html.slice(start, html.indexOf('</script>', start))
    sources.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  const bare = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return { html: bare, sources: [...sources] }
}
