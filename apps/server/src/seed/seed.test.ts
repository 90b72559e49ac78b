import { expect, it } from 'vitest'
import { unwrap } from '@quandary/api-client'
import type { TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { checkCounters } from '../integrity/index.ts'
import { reindexAll } from '../slices/search/index.ts'
import type { SeedRequest } from './index.ts'
import { seedSite } from './index.ts'

const SMALL = { questions: 60, randomSeed: 7 }
/** Options for a site whose questions take more than one batch. */
const LARGER = { questions: 230, randomSeed: 7 }

const TABLES = ['users', 'tags', 'questions', 'answers', 'comments', 'votes', 'reputation_events', 'revisions'] as const

/** Reads everything stored, ordered by key. */
async function contentOf({ ctx: { db } }: TestSite) {
  const content: Record<string, unknown[]> = {}
  for (const table of TABLES) content[table] = await db.selectFrom(table).selectAll().orderBy('id').execute()
  const relations = db.selectFrom('question_tags').selectAll()
  content.question_tags = await relations.orderBy('question_id').orderBy('position').execute()
  // The salt of the administrator's password differs between installations.
  content.users?.splice(0, 1)
  return content
}

/** Seeds the site; stops before the given batch. */
async function seedOrStop(site: TestSite, wish: SeedRequest, stopAt: number): Promise<string> {
  const stop = new AbortController()
  let batches = 0
  const onProgress = ({ title }: { title: string }) => {
    if (title === 'Questions' && (batches += 1) === stopAt) stop.abort()
  }
  return seedSite(site.ctx, { ...wish, signal: stop.signal, onProgress }).then(
    () => 'finished',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  )
}

describeOnEveryEngine('seeding', (open) => {
  it(
    'SD1 the same numbers give the same content, another random seed gives other content',
    { timeout: 90_000 },
    async () => {
      const [first, second, other] = [await open(), await open(), await open()]
      for (const site of [first, second]) await seedSite(site.ctx, SMALL)
      await seedSite(other.ctx, { ...SMALL, randomSeed: 8 })
      const content = await contentOf(first)
      expect(content).toEqual(await contentOf(second))
      expect(content.questions).not.toEqual((await contentOf(other)).questions)
      expect(Object.entries(content).filter(([, rows]) => rows.length < 10)).toEqual([])
    },
  )

  it('SD2 leaves every counter right, reputation included', { timeout: 90_000 }, async () => {
    const site = await open()
    await seedSite(site.ctx, LARGER)
    expect(await checkCounters(site.ctx)).toEqual([])
    const { rank } = await site.ctx.db
      .selectFrom('users')
      .select((eb) => eb.fn.max('rank').as('rank'))
      .executeTakeFirstOrThrow()
    expect(rank).toBeGreaterThan(200)
  })

  it('SD3 indexes everything as reindexing does', async () => {
    const site = await open()
    await seedSite(site.ctx, SMALL)
    const found = async (q: string) => {
      const query = { q, order: 'newest' as const, size: 50 }
      const { count, list } = await unwrap(site.api().call('search', { query }))
      return { count, hits: list.map(({ object }) => [object.id, object.title]) }
    }
    const queries = ['thing', 'cooking', 'update', '原因', '检查', 'is:question cause', 'is:answer order']
    const before = []
    for (const q of queries) before.push(await found(q))
    await reindexAll(site.ctx)
    const after = []
    for (const q of queries) after.push(await found(q))
    expect(before).toEqual(after)
    expect(before.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10)
  })

  it('SD4 keeps the revisions of edited posts, and every post has a first one', async () => {
    const site = await open()
    await seedSite(site.ctx, SMALL)
    const { questions = [], answers = [], revisions = [] } = await contentOf(site)
    const posts = [...questions, ...answers] as { edited_at: number | null }[]
    const edits = posts.filter((post) => post.edited_at !== null).length
    expect(edits).toBeGreaterThan(3)
    expect(revisions).toHaveLength(posts.length + edits)
  })

  it('SD5 resumes where it was stopped, with the same result', { timeout: 90_000 }, async () => {
    const [whole, stopped] = [await open(), await open()]
    await seedSite(whole.ctx, LARGER)
    expect(await seedOrStop(stopped, LARGER, 2)).toBe('SeedStopped')
    expect(await stopped.ctx.db.selectFrom('questions').select('id').execute()).toHaveLength(200)
    expect(await seedOrStop(stopped, LARGER, 99)).toBe('finished')
    expect(await contentOf(stopped)).toEqual(await contentOf(whole))
    expect(await checkCounters(stopped.ctx)).toEqual([])
  })

  it('SD6 refuses a second run, and other numbers before the first is finished', async () => {
    const site = await open()
    expect(await seedOrStop(site, SMALL, 1)).toBe('SeedStopped')
    await expect(seedSite(site.ctx, { ...SMALL, questions: 61 })).rejects.toThrow('--questions 60 --random-seed 7')
    await seedSite(site.ctx, SMALL)
    await expect(seedSite(site.ctx, SMALL)).rejects.toThrow('seeded already')
  })
})
