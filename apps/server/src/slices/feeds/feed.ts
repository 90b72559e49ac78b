/** One post in a feed. Times are in milliseconds. */
export interface FeedEntry {
  /** Names the post for ever, whatever form the addresses of the site take: readers know by it what they have shown. */
  id: string
  /** Where it is read now, absolute. */
  url: string
  title: string
  /** The whole text as sanitised HTML, its addresses absolute. */
  html: string
  author: { name: string; url?: string }
  tags: readonly { name: string; url: string }[]
  publishedAt: number
  updatedAt: number
}

/** A list of posts for programs that look after it. */
export interface Feed {
  title: string
  description: string
  /** The page with the same posts, absolute. */
  pageUrl: string
  /** The feed itself, absolute. */
  selfUrl: string
  /** Language tag, e.g. `en-US`. */
  language: string
  updatedAt: number
  entries: readonly FeedEntry[]
}

/** How feeds are written. */
export const FEED_FORMATS = ['atom', 'rss'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Orders in which a feed may list questions; the newest come first unless asked otherwise. */
export const FEED_ORDERS = ['newest', 'active', 'hot', 'score', 'unanswered', 'frequent'] as const
export type FeedOrder = (typeof FEED_ORDERS)[number]
