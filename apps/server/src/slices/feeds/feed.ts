/** A post in a feed. Times are in milliseconds. */
export interface FeedEntry {
  /**
   * Id of the post. It does not depend on the form of the site's addresses, because feed readers recognize posts by it.
   */
  id: string
  /** The post's current absolute address. */
  url: string
  title: string
  /**
   * The text as sanitized HTML with absolute addresses: the whole text, or only its beginning if the feed would become
   * too long.
   */
  html: string
  author: { name: string; url?: string }
  tags: readonly { name: string; url: string }[]
  publishedAt: number
  updatedAt: number
}

/** A list of posts for feed readers. */
export interface Feed {
  title: string
  description: string
  /** Absolute address of the page with the same posts. */
  pageUrl: string
  /** Absolute address of the feed itself. */
  selfUrl: string
  /** Language tag, e.g. `en-US`. */
  language: string
  updatedAt: number
  entries: readonly FeedEntry[]
}

export const FEED_FORMATS = ['atom', 'rss'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The orders in which a feed can list questions, the default first. */
export const FEED_ORDERS = ['newest', 'active', 'hot', 'score', 'unanswered', 'frequent'] as const
export type FeedOrder = (typeof FEED_ORDERS)[number]
