import { element, xmlDocument } from '../../platform/xml/xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** Serializes a feed as RSS 2.0, with the Atom and Dublin Core elements that feed readers expect in it. */
export function writeRss(feed: Feed): string {
  const namespaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', ...namespaces },
      element(
        'channel',
        {},
        element('title', {}, feed.title),
        element('link', {}, feed.pageUrl),
        element('description', {}, feed.description === '' ? feed.title : feed.description),
        element('language', {}, feed.language),
        element('lastBuildDate', {}, mailTime(feed.updatedAt)),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.selfUrl }),
        ...feed.entries.map(writeItem),
      ),
    ),
  )
}

function writeItem(entry: FeedEntry) {
  return element(
    'item',
    {},
    element('title', {}, entry.title),
    element('link', {}, entry.url),
    element('guid', { isPermaLink: 'true' }, entry.id),
    element('pubDate', {}, mailTime(entry.publishedAt)),
    element('dc:creator', {}, entry.author.name),
    ...entry.tags.map(({ name, url }) => element('category', { domain: url }, name)),
    element('description', {}, entry.html),
  )
}

/** Formats a time as in RFC 822, with a four-digit year. */
function mailTime(at: number): string {
  return new Date(at).toUTCString()
}
