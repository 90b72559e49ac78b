import { createHash } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { readSettings } from '../slices/site-settings/index.ts'
import type { CustomContent } from './security-policy.ts'

/** The administrators' additions to the pages of the site. */
export interface CustomHtml {
  /** Markup for the end of the head: the administrators' style sheet, then their own markup. */
  head: string
  policy: CustomContent
}

/**
 * Pages without custom HTML: sign-in and password recovery. A broken snippet thus cannot lock administrators out, and
 * no third-party script runs where passwords are typed.
 */
const PLAIN_PAGES = new Set(['/users/login', '/users/account-recovery', '/users/password-reset'])

/** Query parameter that shows any page without the additions, to find errors in them. */
const WITHOUT = /[?&]custom=off(?:&|$)/

/**
 * Returns the additions to a page; undefined for pages without any.
 * @param url path and query of the page
 */
export async function customHtmlOf(ctx: AppContext, url: string): Promise<CustomHtml | undefined> {
  const [path = ''] = url.split('?', 1)
  if (PLAIN_PAGES.has(path.replace(/\/+$/, '')) || WITHOUT.test(url)) return undefined
  const settings = await readSettings(ctx, 'custom_css_html')
  const { custom_css: css, custom_head, custom_header, custom_footer, custom_sidebar } = settings
  // The policy covers all parts, because client-side navigation may show a screen with a part that this page lacks.
  const html = [custom_head, custom_header, custom_footer, custom_sidebar].join('\n')
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12)
  const sheet = css.trim() === '' ? '' : `<link rel="stylesheet" href="${ctx.base.add('/custom.css')}?v=${version}">`
  return {
    head: sheet + custom_head,
    policy: { foreign: (html + css).trim() !== '', scripts: scriptSources(html) },
  }
}

/** Returns source expressions for scripts: hashes of inline ones, and every server that the markup mentions. */
function scriptSources(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  if (scripts.length === 0) return []
  const hashes = scripts
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    // The HTML parser normalizes CRLF and CR to LF before it hashes.
    .map(([, , content = '']) => createHash('sha256').update(content.replaceAll(/\r\n?/g, '\n')).digest('base64'))
  const servers = [...html.matchAll(/\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?)(?![\w.-])/gi)]
  const named = servers.map(([, server = '']) => `https://${server.toLowerCase()}`)
  return [...new Set([...hashes.map((hash) => `'sha256-${hash}'`), ...named])]
}
