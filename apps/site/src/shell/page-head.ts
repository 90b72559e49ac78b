import { settingsIn } from './settings.ts'
import type { SiteContext } from './site-context.ts'

/** What a page says about itself. */
export interface PageHeadFacts {
  /** Without the site's name; left out on the front page. */
  title?: string
  /** At most 160 characters are used. */
  description?: string
  /** The one address of the page, path and query. Left out for pages that no search engine should keep. */
  path?: string
  /** A structured description for search engines. */
  structured?: object
}

const DESCRIPTION_LENGTH = 160

/** Title, description, canonical address and link preview of a page, for the router. */
export function pageHead(context: SiteContext, facts: PageHeadFacts) {
  const { name, description: siteDescription, siteUrl } = settingsIn(context.queryClient, context.api)
  const title = facts.title === undefined ? name : `${facts.title} · ${name}`
  const description = shorten(facts.description ?? siteDescription)
  const address = facts.path === undefined ? undefined : `${siteUrl}${facts.path}`
  return {
    meta: [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }]),
      ...(address === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: name },
      { property: 'og:title', content: facts.title ?? name },
      ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
      ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
    ],
    links: address === undefined ? [] : [{ rel: 'canonical', href: address }],
    scripts: facts.structured === undefined ? [] : [structuredScript(facts.structured)],
  }
}

function structuredScript(structured: object) {
  return { type: 'application/ld+json', children: JSON.stringify(structured).replaceAll('<', '\\u003c') }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`
}
