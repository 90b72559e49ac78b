import { createHash } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { readSettings } from '../slices/site-settings/index.ts'
import type { CustomContent } from './security-policy.ts'

/** What administrators put into the pages of the site. */
export interface CustomHtml {
  /** Markup for the end of the head: their style sheet, then their own. */
  head: string
  policy: CustomContent
}

/**
 * Pages without it: where people log in and come to their password again. Nothing put into a page can lock an
 * administrator out, and scripts of others are not there where passwords are typed.
 */
const PLAIN_PAGES = new Set(['/users/login', '/users/account-recovery', '/users/password-reset'])

/**
 * What administrators put into a page; undefined for the pages that stay without it.
 * @param path of the page
 */
export async function customHtmlOf(app: AppContext, path: string): Promise<CustomHtml | undefined> {
  if (PLAIN_PAGES.has(path.replace(/\/+$/, ''))) return undefined
  const settings = await readSettings(app, 'custom_css_html')
  const { custom_css: css, custom_head, custom_header, custom_footer, custom_sidebar } = settings
  // A screen may be shown later on this page that has a part this one has not.
  const html = [custom_head, custom_header, custom_footer, custom_sidebar].join('\n')
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12)
  const sheet = css.trim() === '' ? '' : `<link rel="stylesheet" href="/custom.css?v=${version}">`
  return {
    head: sheet + custom_head,
    policy: { foreign: (html + css).trim() !== '', scripts: scriptSources(html) },
  }
}

/** Inline scripts by their content, others by the servers that the markup names, wherever in it. */
function scriptSources(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  if (scripts.length === 0) return []
  const hashes = scripts
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    // Browsers read the two signs that end a line elsewhere as one.
    .map(([, , content = '']) => createHash('sha256').update(content.replaceAll(/\r\n?/g, '\n')).digest('base64'))
  const servers = [...html.matchAll(/\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?)(?![\w.-])/gi)]
  const named = servers.map(([, server = '']) => `https://${server.toLowerCase()}`)
  return [...new Set([...hashes.map((hash) => `'sha256-${hash}'`), ...named])]
}
