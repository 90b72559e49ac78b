import type { AppContext } from '../../context.ts'
import type { Feed, FeedFormat, FeedOrder } from '../../slices/feeds/index.ts'
import {
  FEED_FORMATS,
  FEED_ORDERS,
  loadPersonFeed,
  loadSiteFeed,
  loadTagFeed,
  writeAtom,
  writeRss,
} from '../../slices/feeds/index.ts'
import type { DocumentRequest, DocumentRoute, DocumentRoutes } from './document.ts'

const WRITERS = { atom: writeAtom, rss: writeRss } satisfies Record<FeedFormat, (feed: Feed) => string>

/** Returns the feeds of the site, of each tag and of each person, each as Atom and as RSS. */
export function feedDocuments(ctx: AppContext): DocumentRoutes {
  const inFormats = (folder: string, load: Load): [string, DocumentRoute][] =>
    FEED_FORMATS.map((format) => [`${folder}/feed.${format}`, feedRoute(format, load)])
  return Object.fromEntries([
    ...inFormats('', (_params, options) => loadSiteFeed(ctx, options)),
    ...inFormats('/tags/:slug', ({ slug = '' }, options) => loadTagFeed(ctx, slug, options)),
    ...inFormats('/users/:username', ({ username = '' }, { path }) => loadPersonFeed(ctx, username, path)),
  ])
}

type Load = (
  params: DocumentRequest['params'],
  options: { path: string; order: FeedOrder },
) => Promise<Feed | undefined>

function feedRoute(format: FeedFormat, load: Load): DocumentRoute {
  return {
    policy: 'reader',
    query: { order: FEED_ORDERS },
    async answer({ params, query, path }) {
      const order = FEED_ORDERS.find((known) => known === query['order']) ?? 'newest'
      const feed = await load(params, { path: order === 'newest' ? path : `${path}?order=${order}`, order })
      return feed && { mediaType: `application/${format}+xml; charset=utf-8`, body: WRITERS[format](feed) }
    },
  }
}
