import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { termsOf } from '../../platform/search/terms.ts'
import { wordsOf } from '../../platform/search/words.ts'
import { seedSite } from '../../seed/index.ts'
import { findDocuments } from './search-store.ts'

/** The first two pages. */
const PAGES = { size: 60, offset: 0 }
/** As much smaller than those of a site as this one is, so that most searches exceed them. */
const BOUNDS = { whole: 300, strongest: 300 }
const WITHOUT_BOUNDS = { whole: Number.MAX_SAFE_INTEGER, strongest: 0 }

/** One to three words from titles of all parts of the site, of both languages. */
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
      const filters = { tagFamilies: [], unsolved: false, accepted: false, authorId: undefined, score: undefined }
      const more = { kind: undefined, views: undefined, answers: undefined, questionId: undefined, phrases: [] }
      const selection = { ...filters, ...more, words: termsOf(query), order: 'relevance' } as const
      const whole = await findDocuments(db, can, selection, PAGES, WITHOUT_BOUNDS)
      const { hits, count } = await findDocuments(db, can, selection, PAGES, BOUNDS)
      expect(count, query).toBe(whole.count)
      if (count > BOUNDS.whole) bounded += 1
      if (JSON.stringify(hits) !== JSON.stringify(whole.hits)) different.push(query)
    }
    expect(bounded).toBeGreaterThan(40)
    expect(different.length, different.join(', ')).toBeLessThanOrEqual(5)
  })
})
