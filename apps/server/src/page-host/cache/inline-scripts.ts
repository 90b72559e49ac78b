import { createHash } from 'node:crypto'

/**
 * Replaces the marks of a page's own inline scripts by their hashes, for the content security policy. A page without a
 * secret in it can be kept and given to everybody. Only scripts with the mark are allowed, and it was made for this one
 * rendering: a script that somebody smuggled into a text could not know it.
 * @param nonce the mark, which the page was rendered with
 * @returns the page without marks, and the source expressions of its scripts
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`
  const sources = new Set<string>()
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    // Data is not run, and what has an address is judged by it.
    if (!tag.startsWith('<script') || /\b(src="|type="application\/)/.test(tag)) continue
    const content = html.slice(start, html.indexOf('</script>', start))
    sources.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  const bare = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return { html: bare, sources: [...sources] }
}
