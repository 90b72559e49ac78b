import type { ConfigValues } from './config-field.ts'
import type { HookContext } from './hook-context.ts'

/** Who answers searches, as the search page names them. */
export interface SearchAbout {
  /** Its mark as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
}

/** A question or an answer as a search engine keeps it. */
export interface SearchPost {
  /** Its key in the index, unlike that of every other post; digits. */
  id: string
  type: 'question' | 'answer'
  /** Key of the question; of a question its own. */
  questionId: string
  /** Title of the question; an answer has none. */
  title: string
  /** What is written, without markup. */
  text: string
  /** Keys of the question's tags; digits. */
  tagIds: readonly string[]
  /** Key of who wrote it; digits. */
  authorId: string
  /** Moment it was written, in unix seconds. */
  createdAt: number
  /** Last moment at which something happened to the question, in unix seconds; of an answer the moment it was written. */
  activeAt: number
  /** Votes for it less those against it. */
  votes: number
  /** How often a question was read, as of the last change that was told; 0 of an answer. */
  views: number
  /** Number of answers of a question; 0 of an answer. */
  answers: number
  /** Of an answer whether it is the accepted one, of a question whether it has one. */
  accepted: boolean
}

/** What somebody looks for. Everything that is given must hold; the site has read the signs of its search language. */
export interface SearchAsked {
  /** At most five; one of them must occur. Without case and accents. Signs within a word are spaces: `node js`. */
  words: readonly string[]
  /** At most five; all of them must occur, each as words that follow each other. Without case and accents. */
  phrases: readonly string[]
  /** Of every group the question must carry one: a tag and its synonyms. At most five. */
  tagGroups: readonly (readonly string[])[]
  /** Only what this person wrote. */
  authorId?: string
  /** Only questions, or only answers. */
  type?: 'question' | 'answer'
  /** Only what stands under this question. */
  questionId?: string
  /** Votes: exactly 0, or at least this many. */
  votes?: number
  /** Questions read at least so often. */
  views?: number
  /** Questions with exactly 0, or at least this many answers. */
  answers?: number
  /** Answers that are accepted (`true`), or questions without an accepted one (`false`); always given with `type`. */
  accepted?: boolean
  /** Newest by `createdAt`, active by `activeAt`, score by `votes`; everything descending. */
  order: 'relevance' | 'newest' | 'active' | 'score'
  /** How many hits are left out before the first one that is wanted. */
  offset: number
  /** How many hits are wanted, at most 50. */
  limit: number
}

/** What was found. */
export interface SearchFound {
  /** Keys of posts, in the order asked for. The site leaves out whatever may not be seen any more. */
  ids: readonly string[]
  /** Number of hits on all pages, at least the length of `ids`. */
  count: number
}

/**
 * A search engine that answers in place of the site's own. The last plugin by its key that is switched on and set up counts.
 * When it is switched on and after its settings change, the site has it forget everything and tells it all posts anew;
 * until that is done, and whenever `find` fails, the site answers searches itself. Posts that are deleted, hidden or wait
 * for approval are never told.
 */
export interface SearchEngine {
  /** How the search page shows it, or `null` while the settings do not suffice. Called often: it must be quick. */
  about(config: ConfigValues): SearchAbout | null
  /**
   * Looks for something. Also asked, with words alone, for questions like one that is being written. It has 3 seconds.
   */
  find(call: HookContext & { asked: SearchAsked }): Promise<SearchFound>
  /** Stores posts, in place of what was stored under their keys; at most 100. May be told twice. */
  put(call: HookContext & { posts: readonly SearchPost[] }): Promise<void>
  /** Forgets posts, at most 100; also those it never knew. */
  remove(call: HookContext & { ids: readonly string[] }): Promise<void>
  /** Forgets everything. */
  clear(call: HookContext): Promise<void>
}
