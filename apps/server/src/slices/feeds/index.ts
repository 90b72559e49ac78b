import { defineSlice } from '../slice.ts'

export type { Feed, FeedFormat, FeedOrder } from './feed.ts'
export { FEED_FORMATS, FEED_ORDERS } from './feed.ts'
export { loadPersonFeed, loadSiteFeed, loadTagFeed } from './load-feed.ts'
export { writeAtom } from './write-atom.ts'
export { writeRss } from './write-rss.ts'

/** Atom and RSS feeds of public posts. Owns no table. */
export const feeds = defineSlice({ name: 'feeds', migrations: [], routes: () => ({}) })
