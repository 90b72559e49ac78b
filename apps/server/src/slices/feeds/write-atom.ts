import { element, xmlDocument } from '../../platform/xml/xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** Serializes a feed as Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, feed.selfUrl),
      element('title', {}, feed.title),
      ...(feed.description === '' ? [] : [element('subtitle', {}, feed.description)]),
      element('updated', {}, isoTime(feed.updatedAt)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.selfUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
      ...feed.entries.map(writeEntry),
    ),
  )
}

function writeEntry(entry: FeedEntry) {
  return element(
    'entry',
    {},
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', {}, isoTime(entry.publishedAt)),
    element('updated', {}, isoTime(entry.updatedAt)),
    element(
      'author',
      {},
      element('name', {}, entry.author.name),
      ...(entry.author.url === undefined ? [] : [element('uri', {}, entry.author.url)]),
    ),
    ...entry.tags.map(({ name, url }) => element('category', { term: name, scheme: url })),
    element('content', { type: 'html' }, entry.html),
  )
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}
