import type { AppContext } from '../../../context.ts'
import { RecentReads } from '../../../platform/cache/recent-reads.ts'
import type { Tag } from '../../tags/index.ts'
import { findTagFamily } from '../../tags/index.ts'
import type { ListScope } from '../question.ts'
import { significantWords } from './list-similar-questions.ts'
import { isManyTagged, listQuestionIds } from './list-store.ts'
import { findTitles } from './similar-store.ts'

/** Hottest questions considered of each tag, so that a page costs the same however many a tag has. */
const CANDIDATES = 100
const TTL_MS = 60_000
/** Some 15 kB each. */
const MAX_TAGS = 500

/** A question, with the distinctive words of its title. */
interface Titled {
  id: number
  words: readonly string[]
}

/** The words as one text, which takes a fifth of the memory. */
type Stored = Omit<Titled, 'words'> & { words: string }

/**
 * The hottest questions of tags, cached for a minute. Most questions have one of a few tags, so that most pages find theirs
 * here: the related questions of a question take 0.7 ms of processor time in place of 6 with 100,000 questions, and 0.7 in
 * place of 10 with 380,000 (`pnpm bench --only related`). Can be deleted once the hottest questions of a tag are found as fast.
 */
export class HottestOfTags {
  #reads: RecentReads<readonly Stored[]>
  #ctx: AppContext

  constructor(ctx: AppContext) {
    this.#ctx = ctx
    this.#reads = new RecentReads(ctx.clock, { ttlMs: TTL_MS, max: MAX_TAGS })
  }

  /**
   * Returns the hottest questions of a main tag and its synonyms. Some may have been hidden meanwhile.
   * @param questions the number of the site's questions
   */
  async of(tag: Tag, scope: ListScope, questions: number): Promise<readonly Titled[]> {
    const found = await this.#reads.get(`${tag.id} ${scope.hidden}`, () => this.#find(tag, scope, questions))
    return found.map(titled)
  }

  async #find(tag: Tag, scope: ListScope, questions: number): Promise<readonly Stored[]> {
    const { db } = this.#ctx
    const tagIds = await findTagFamily(db, tag.id)
    const manyTagged = isManyTagged(tag, { questions, depth: CANDIDATES })
    const selection = { scope, order: 'hot', tagIds, manyTagged } as const
    const ids = await listQuestionIds(db, selection, { size: CANDIDATES, offset: 0 })
    const titles = await findTitles(db, ids)
    return ids.map((id) => ({ id, words: significantWords(titles.get(id) ?? '').join(' ') }))
  }
}

function titled({ id, words }: Stored): Titled {
  return { id, words: words.split(' ') }
}
