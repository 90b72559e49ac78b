import type { ConfigValues } from './config-field.ts'
import type { HookContext } from './hook-context.ts'

/** The search engine as the search page presents it. */
export interface SearchInfo {
  /** Logo of the search engine as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
}

/** A question or an answer to index. */
export interface SearchPost {
  /** Key in the index, unique among all posts; digits. */
  id: string
  type: 'question' | 'answer'
  /** Key of the question; for a question, its own key. */
  questionId: string
  /** Title of the question; empty for an answer. */
  title: string
  /** Text without markup. */
  text: string
  /** Keys of the question's tags; digits. */
  tagIds: readonly string[]
  /** Key of the author; digits. */
  authorId: string
  /** Time of creation in unix seconds. */
  createdAt: number
  /** Time of the question's last activity in unix seconds; for an answer, its time of creation. */
  activeAt: number
  /** Upvotes minus downvotes. */
  votes: number
  /** Views of the question as of the last change that was sent; 0 for an answer. */
  views: number
  /** Number of answers to the question; 0 for an answer. */
  answers: number
  /** True for an accepted answer, and for a question that has one. */
  accepted: boolean
}

/** A search. All given conditions must be met. The site has already parsed the operators of its search syntax. */
export interface SearchRequest {
  /**
   * At most five words; at least one of them must occur. Already in lower case and without accents. Punctuation within
   * a word has become a space: `node js`.
   */
  words: readonly string[]
  /** At most five phrases, all of which must occur as consecutive words. Already in lower case and without accents. */
  phrases: readonly string[]
  /** At most five groups, each a tag with its synonyms. The question must have a tag of every group. */
  tagGroups: readonly (readonly string[])[]
  /** Only posts by this author. */
  authorId?: string
  /** Only questions, or only answers. */
  type?: 'question' | 'answer'
  /** Only posts of this question. */
  questionId?: string
  /** Only posts with at least this many votes; 0 means exactly 0. */
  votes?: number
  /** Only questions with at least this many views. */
  views?: number
  /** Only questions with at least this many answers; 0 means exactly 0. */
  answers?: number
  /**
   * Only accepted answers (`true`), or only questions without an accepted answer (`false`); always given with `type`.
   */
  accepted?: boolean
  /** Newest is by `createdAt`, active by `activeAt`, score by `votes`; all descending. */
  order: 'relevance' | 'newest' | 'active' | 'score'
  /** Number of hits to skip. */
  offset: number
  /** Maximum number of hits to return, at most 50. */
  limit: number
}

/** Result of a search. */
export interface SearchResult {
  /** Keys of posts in the requested order. The site removes the ones that are no longer public. */
  ids: readonly string[]
  /** Total number of hits on all pages, at least the length of `ids`. */
  count: number
}

/**
 * A search engine that replaces the site's own. If several plugins that are switched on have a configured search
 * engine, the last by plugin key is used. When it is switched on, and after its settings change, the site calls `clear`
 * and then sends all posts. Until all posts are sent, and whenever `find` fails, the site answers searches itself.
 * Deleted, hidden and pending posts are never sent.
 */
export interface SearchEngine {
  /**
   * Returns how the search page presents the search engine, or `null` while the settings are incomplete. Called often,
   * so it must be quick.
   */
  about(config: ConfigValues): SearchInfo | null
  /**
   * Runs a search. Also called to find questions similar to one being written: then only `words` and `type` restrict
   * the search. It must resolve within 3 seconds, otherwise the site searches its own index.
   */
  find(call: HookContext & { asked: SearchRequest }): Promise<SearchResult>
  /** Stores at most 100 posts, replacing the ones with the same keys. Must be idempotent. */
  put(call: HookContext & { posts: readonly SearchPost[] }): Promise<void>
  /** Removes at most 100 posts, some of which may never have been stored. */
  remove(call: HookContext & { ids: readonly string[] }): Promise<void>
  /** Removes everything. */
  clear(call: HookContext): Promise<void>
}
