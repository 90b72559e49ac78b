import { languageTag } from '@quandary/i18n'
import { withQuery } from '../../addresses.ts'
import { settingsIn } from '../context/settings.ts'
import type { SiteContext } from '../context/site-context.ts'

/** Metadata of a page. */
export interface PageHeadFacts {
  /** Title without the site's name. Omitted on the home page. */
  title?: string
  /** Description of the page, truncated to 160 characters. Defaults to the site's description. */
  description?: string
  /** The canonical address without a page number. Omitted for pages that search engines should not index. */
  path?: string
  /** Page number within a list, starting at 1. */
  page?: number | undefined
  /** Names of the page's tags. */
  keywords?: readonly string[]
  /**
   * Structured data (schema.org). Search engines read the server's HTML, so the code that writes it is not sent to
   * browsers.
   */
  structured?: readonly object[]
  /** Overrides for the link preview. */
  preview?: { description?: string; image?: string; type?: 'article' | 'profile' }
  /** The feed of the list on this page. `path` is the part of its address before `/feed.atom` and `/feed.rss`. */
  feed?: { title: string; path: string }
}

const DESCRIPTION_LENGTH = 160
const PREVIEW_LENGTH = 300
/** Dimensions of the preview images. */
const PICTURE = { width: '1200', height: '630' }

/**
 * Builds the head of a page for the router: title, description, keywords, canonical address or noindex, link preview,
 * feeds and structured data.
 */
export function pageHead(context: SiteContext, facts: PageHeadFacts) {
  const { t } = context
  const { name, description: lead, siteUrl, loginRequired } = settingsIn(context.queryClient, context.api)
  const page = facts.page !== undefined && facts.page > 1 ? facts.page : undefined
  const parts = [facts.title, page === undefined ? undefined : t('page.number', { page }), name]
  const description = shorten(facts.description || lead || t('page.lead', { siteName: name }), DESCRIPTION_LENGTH)
  const address = facts.path === undefined ? undefined : `${siteUrl}${withQuery(facts.path, { page })}`
  const isIndexed = address !== undefined && !loginRequired
  const { feed, keywords = [], structured = [] } = facts
  return {
    meta: [
      { title: parts.filter((part) => part !== undefined).join(' · ') },
      { name: 'description', content: description },
      ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
      ...(isIndexed
        ? previewOf(context, facts, { address, description, siteUrl })
        : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      ...(address === undefined ? [] : [{ rel: 'canonical', href: address }]),
      ...(feed === undefined || loginRequired ? [] : feedLinks(context, feed)),
    ],
    scripts: import.meta.env.SSR && isIndexed ? structured.map(structuredScript) : [],
  }
}

/** Returns the links for feed discovery. */
export function feedLinks({ facts }: SiteContext, { title, path }: { title: string; path: string }) {
  const link = (format: 'atom' | 'rss', name: string) => ({
    rel: 'alternate',
    type: `application/${format}+xml`,
    title: `${title} (${name})`,
    href: `${facts.base}${path}/feed.${format}`,
  })
  return [link('atom', 'Atom'), link('rss', 'RSS')]
}

/** Returns the Open Graph properties and the additional ones for Twitter cards. */
function previewOf(
  { facts: { language }, queryClient, api }: SiteContext,
  { title, preview = {} }: PageHeadFacts,
  page: { address: string; description: string; siteUrl: string },
) {
  const { name } = settingsIn(queryClient, api)
  const picture = `${page.siteUrl}${preview.image ?? '/previews/site.png'}`
  const properties = {
    'og:site_name': name,
    'og:type': preview.type ?? 'website',
    'og:title': title ?? name,
    'og:description': shorten(preview.description ?? page.description, PREVIEW_LENGTH),
    'og:url': page.address,
    'og:locale': languageTag(language).replace('-', '_'),
    'og:image': picture,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': title ?? name,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the script element with structured data. Escapes `<`, so that no text can close the element. */
function structuredScript(structured: object) {
  return { type: 'application/ld+json', children: JSON.stringify(structured).replaceAll('<', '\\u003c') }
}

function shorten(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
