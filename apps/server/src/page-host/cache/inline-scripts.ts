import { createHash } from 'node:crypto'

/**
 * Replaces the marks of a page's own inline scripts by their hashes, for the content security policy. A page without a
 * secret in it can be kept and given to everybody. Only scripts with the mark are allowed, and it was made for this one
 * rendering: a script that somebody smuggled into a text could not know it.
 * @param nonce the mark, which the page was rendered with
 * @returns the page without marks, and the source expressions of its scripts
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const sources = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // Data is not run, and what has an address is judged by it.
    if (!attributes.includes(` nonce="${nonce}"`) || /\b(src="|type="application\/)/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  const bare = html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(new RegExp(`<meta property="csp-nonce" content="${escapeRegExp(nonce)}"/?>`, 'g'), '')
  return { html: bare, sources: [...sources] }
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
