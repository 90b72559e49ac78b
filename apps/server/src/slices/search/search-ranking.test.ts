import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { termsOf } from '../../platform/search/terms.ts'
import { wordsOf } from '../../platform/search/words.ts'
import { seedSite } from '../../seed/index.ts'
import { findDocuments } from './find-documents.ts'
import type { SearchSelection } from './search-store.ts'
import { ANYTHING } from './search-store.ts'

/** The first two pages. */
const PAGES = { size: 60, offset: 0 }
/** Limits that are smaller than those of a site, as this test site is smaller, so that most searches exceed them. */
const BOUNDS = { whole: 150, strongest: 120, filtered: 150, newest: 150, wordless: 150, count: 10_000 }
const WITHOUT_BOUNDS = { ...BOUNDS, whole: Number.MAX_SAFE_INTEGER }

const BY_RELEVANCE: SearchSelection = { ...ANYTHING, order: 'relevance' }

/** One to three words from titles of all parts of the site, in both languages. */
async function queriesOf({ ctx }: TestSite): Promise<string[]> {
  const titles = await ctx.db.selectFrom('questions').select('title').orderBy('id').execute()
  return Array.from({ length: 100 }, (_, index) => {
    const words = wordsOf(titles[(index * 37) % titles.length]?.title ?? '').filter((word) => word.length > 1)
    return words.slice(index % 4, (index % 4) + 1 + (index % 3)).join(' ') || (words[0] ?? '')
  })
}

describeOnEveryEngine('the ranking of searches', (_open, _engine, share) => {
  const seeded = share(async (open) => {
    const site = await open()
    await seedSite(site.ctx, { questions: 600, randomSeed: 5 })
    return site
  })

  it('S55 95 of 100 searches give the first two pages of a full ranking', { timeout: 120_000 }, async () => {
    const site = await seeded()
    const { db, can } = site.ctx
    let bounded = 0
    const different: string[] = []
    for (const query of await queriesOf(site)) {
      const selection = { ...BY_RELEVANCE, words: termsOf(query) }
      const whole = await findDocuments(db, can, selection, PAGES, WITHOUT_BOUNDS)
      const { hits, count } = await findDocuments(db, can, selection, PAGES, BOUNDS)
      expect(count, query).toBe(whole.count)
      if (count > BOUNDS.whole) bounded += 1
      if (JSON.stringify(hits) !== JSON.stringify(whole.hits)) different.push(query)
    }
    expect(bounded).toBeGreaterThan(40)
    expect(different.length, different.join(', ')).toBeLessThanOrEqual(5)
  })

  it('S69 a page far beyond the end is empty, and looks at no more posts than others', async () => {
    const { db, can } = (await seeded()).ctx
    const findStrongest = vi.spyOn(fullTextOf(can), 'findStrongest')
    onTestFinished(() => findStrongest.mockRestore())
    const bounds = { ...BOUNDS, count: 200 }
    const selection = { ...BY_RELEVANCE, words: termsOf('how') }
    for (const asked of [selection, { ...selection, kind: 'question' } as const]) {
      findStrongest.mockClear()
      const offset = 50 * 1_000_000_000
      expect(await findDocuments(db, can, asked, { size: 50, offset }, bounds)).toMatchObject({ hits: [] })
      expect(findStrongest.mock.calls.every(([, , limit]) => limit <= 2 * bounds.count)).toBe(true)
    }
    findStrongest.mockClear()
    const last = await findDocuments(db, can, selection, { size: 50, offset: 150 }, bounds)
    expect(last).toMatchObject({ count: 200, hits: { length: 50 } })
    expect(findStrongest.mock.calls.map(([, , limit]) => limit)).toEqual([400])
    expect(await findDocuments(db, can, selection, { size: 50, offset: 200 }, bounds)).toEqual({ count: 200, hits: [] })
  })

  it('S67 a search that may match many posts looks at the newest and the most relevant of them, and says so', async () => {
    const { db, can } = (await seeded()).ctx
    const find = (asked: Partial<SearchSelection>, bounds = BOUNDS) =>
      findDocuments(db, can, { ...BY_RELEVANCE, words: termsOf('how'), ...asked }, PAGES, bounds)
    const [author] = await db
      .selectFrom('search_documents')
      .select(['user_id', (eb) => eb.fn.countAll<number>().as('posts')])
      .groupBy('user_id')
      .having((eb) => eb.fn.countAll(), '<', 100)
      .orderBy('posts', 'desc')
      .limit(1)
      .execute()
    const authorId = author?.user_id ?? 0
    const whole = { ...BOUNDS, filtered: Number.MAX_SAFE_INTEGER, wordless: Number.MAX_SAFE_INTEGER - 1 }
    for (const order of ['relevance', 'newest', 'score', 'active'] as const) {
      const all = await find({ kind: 'question', order }, whole)
      const some = await find({ kind: 'question', order })
      expect(all.partial).toBeUndefined()
      expect(some.partial).toBe(true)
      expect(some.hits.every(({ type }) => type === 'question')).toBe(true)
      expect(some.count).toBeGreaterThan(PAGES.size)
      expect(some.count).toBeLessThan(all.count)
      if (order === 'newest') expect(some.hits).toEqual(all.hits)
    }
    // If a filter leaves few posts, all of them are examined, so the result is complete.
    for (const order of ['relevance', 'newest', 'score', 'active'] as const) {
      expect(await find({ authorId, order })).toEqual(await find({ authorId, order }, whole))
    }
    const wordless = { words: [], order: 'newest' } as const
    expect(await find(wordless)).toEqual({ ...(await find(wordless, whole)), count: BOUNDS.wordless, partial: true })
    expect(await find({ ...wordless, authorId })).toEqual(await find({ ...wordless, authorId }, whole))
  })
})
