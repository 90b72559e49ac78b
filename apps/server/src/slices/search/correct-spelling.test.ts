import { unwrap } from '@quandary/api-client'
import type { OperationQuery } from '@quandary/api-client'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { findNearWords } from './vocabulary-store.ts'
import { reindexAll } from './index.ts'
import { rebuildVocabulary } from './rebuild-vocabulary.ts'

const HOUR_MS = 3_600_000

/**
 * Opens a site with two posts about bread. Both contain "sourdough", "starter" and "kitchen"; most other words are in
 * one post only.
 */
async function openBakery(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const ask = async (title: string, content: string) => {
    site.clock.advance(1000)
    const body = { title, content, tags: [{ slug_name: 'bread' }] }
    return (await unwrap(site.api(ada.token).call('createQuestion', { body }))).id
  }
  const count = () => rebuildVocabulary(site.ctx)
  const page = (query: OperationQuery<'search'>) => unwrap(site.api().call('search', { query }))
  const suggestion = async (q: string) => (await page({ q })).suggestion
  const found = async (query: OperationQuery<'search'>) => (await page(query)).list.map(({ object }) => object.id)
  const set = (id: string, values: object) =>
    site.ctx.db
      .updateTable('questions')
      .set(values)
      .where('id', '=', Number(id.slice(-13)))
      .execute()
  const dough = await ask('Why does my sourdough starter smell?', 'The sourdough stands in the kitchen over night.')
  const crumb = await ask('Dense crumb of a sourdough loaf', 'My starter is young, the kitchen is cold.')
  await count()
  return { site, ada, ask, count, page, suggestion, found, set, dough, crumb }
}

describeOnEveryEngine('corrected searches', (open) => {
  it('S77 a word that no public post has is corrected to the nearest, everything else stays as typed', async () => {
    const { suggestion } = await openBakery(open)
    expect(await suggestion('sourdogh')).toBe('sourdough')
    expect(await suggestion('Sourdogh, startre?')).toBe('sourdough, starter?')
    expect(await suggestion('[bread] kichten is:question')).toBeUndefined()
    expect(await suggestion('[bread] kitchne is:question')).toBe('[bread] kitchen is:question')
    expect(await suggestion('dense kitchn "loaf" score:0')).toBe('dense kitchen "loaf" score:0')
    for (const text of ['"sourdogh"', 'sourdogh.js', 'user:sourdogh', '[sourdogh]', 'sourdogh1', 'nig', '酸面包']) {
      expect(await suggestion(text), text).toBeUndefined()
    }
    expect(await suggestion('zymurgical'), 'no word is near').toBeUndefined()
    expect(await suggestion('sourdo'), 'the beginning of a word').toBeUndefined()
    expect(await suggestion('lof'), 'too short').toBeUndefined()
    expect(await suggestion('dens'), 'the beginning of a word of one post').toBeUndefined()
    expect(await suggestion('danse'), 'a word of one post only').toBeUndefined()
  })

  it('S77 of equally near words the most frequent one is suggested, and words of titles count more', async () => {
    const { ask, count, suggestion } = await openBakery(open)
    for (const content of ['Use flower petals.', 'A flower grows.']) await ask('Something else entirely', content)
    for (const title of ['Which floker is best?', 'How fine is floker?'])
      await ask(title, `Nothing more to say here: ${title}`)
    await count()
    expect(await suggestion('floxer')).toBe('floker')
    for (let more = 0; more < 20; more += 1) await ask(`Something else entirely ${more}`, `Another flower ${more}.`)
    await count()
    expect(await suggestion('floxer')).toBe('flower')
    expect(await suggestion('floker'), 'a word that occurs').toBeUndefined()
  })

  it('S78 a search that finds nothing shows the posts of its correction if asked to', async () => {
    const { page, found, dough, crumb } = await openBakery(open)
    expect(await page({ q: 'sourdogh' })).toMatchObject({ count: 0, list: [], suggestion: 'sourdough' })
    const corrected = await page({ q: 'sourdogh', correct: true })
    expect(corrected).toMatchObject({ count: 2, suggestion: 'sourdough', corrected: true })
    expect(corrected.list.map(({ object }) => object.id).toSorted()).toEqual([dough, crumb].toSorted())
    expect(corrected.list[0]?.object.excerpt).toContain('starter')
    // The other word finds a post, so the correction is only suggested.
    const partly = await page({ q: 'sourdogh loaf', correct: true })
    expect(partly).toMatchObject({ count: 1, suggestion: 'sourdough loaf' })
    expect(partly.corrected).toBeUndefined()
    expect(await found({ q: 'sourdogh loaf', correct: true })).toEqual([crumb])
    expect((await page({ q: 'sourdogh is:answer', correct: true })).suggestion, 'finds nothing either').toBeUndefined()
    expect((await page({ q: 'sourdogh', correct: true, page: 2 })).list).toEqual([])
  })

  it('S78 a search whose word occurs elsewhere is not replaced, only its correction is suggested', async () => {
    const { ask, page } = await openBakery(open)
    await ask('A kitchem with a speling mistake', 'It stands here once.')
    expect(await page({ q: 'kitchem "cold"', correct: true })).toMatchObject({ count: 0, suggestion: 'kitchen "cold"' })
    expect((await page({ q: 'kitchem "cold"', correct: true })).corrected).toBeUndefined()
    expect((await page({ q: 'kitchem', correct: true })).suggestion).toBeUndefined()
  })

  it('S79 a search of words that occur is the same with a correction as without', async () => {
    const { ask, count, page } = await openBakery(open)
    await ask('A dense starter and a starker one', 'It was stark, starter by starter.')
    await count()
    for (const q of ['starker', 'stark', 'dense', 'starker loaf', 'loaf young', 'is:question', '"dense crumb"']) {
      const plain = await page({ q })
      expect(plain.count, q).toBeGreaterThan(0)
      expect(plain, q).not.toHaveProperty('suggestion')
      expect(await page({ q, correct: true }), q).toEqual(plain)
    }
  })

  it('S80 no suggestion contains or depends on a word that only hidden, deleted or pending posts have', async () => {
    const { site, ada, ask, count, page, suggestion, set } = await openBakery(open)
    const hidden = [await ask('The secret merger', 'It is the merger.'), await ask('About a merger', 'Some merger.')]
    const answer = (question_id: string) =>
      unwrap(site.api(ada.token).call('createAnswer', { body: { question_id, content: 'The takeover of it all.' } }))
    for (const id of hidden) await answer(id)
    await count()
    expect(await suggestion('mergex')).toBe('merger')
    expect(await suggestion('takeovr')).toBe('takeover')
    const states = [{ listed: 0 }, { status: 'deleted' }, { status: 'pending' }] as const
    for (const state of states) {
      for (const id of hidden) await set(id, { listed: 1, status: 'available', ...state })
      expect(await suggestion('mergex'), 'before the next count').toBeUndefined()
      expect(await suggestion('mergex loaf'), 'where another word is found').toBeUndefined()
      expect(await suggestion('takeovr'), 'before the next count').toBeUndefined()
      await count()
      expect(await suggestion('mergex')).toBeUndefined()
      expect(await suggestion('takeovr')).toBeUndefined()
      const words = await site.ctx.db.selectFrom('search_spellings').select('word').execute()
      expect(words.map(({ word }) => word)).not.toEqual(expect.arrayContaining(['merger']))
    }
    // A word that only hidden posts contain gets the same response as a word that does not exist at all.
    for (const id of hidden) await set(id, { listed: 0, status: 'available' })
    await set(await ask('A hidden kitchem', 'It belongs to nobody.'), { listed: 0 })
    const like = async (word: string) => ({ ...(await page({ q: `${word} loaf` })), suggestion: undefined })
    expect(await suggestion('kitchem loaf')).toBe('kitchen loaf')
    expect(await suggestion('kitchex loaf')).toBe('kitchen loaf')
    expect(await like('kitchem')).toEqual(await like('kitchex'))
  })

  it('S81 the vocabulary follows the posts hourly on a small site, and at a reindex', async () => {
    const { site, ask, suggestion, set } = await openBakery(open)
    const rye = [
      await ask('Is pumpernickel rye?', 'I think that it is.'),
      await ask('How dark is pumpernickel?', 'I think it is very dark.'),
    ]
    await site.ctx.jobs.drain()
    expect(await suggestion('pumpernikel'), 'counted less than an hour ago').toBeUndefined()
    site.clock.advance(HOUR_MS)
    await site.ctx.jobs.drain()
    expect(await suggestion('pumpernikel')).toBe('pumpernickel')
    for (const id of rye) await set(id, { status: 'deleted' })
    await reindexAll(site.ctx)
    const { db } = site.ctx
    expect(await db.selectFrom('search_spellings').select('word').where('word', 'like', 'pump%').execute()).toEqual([])
    const alone = await sql<{ word: string }>`select word from search_spelling_parts as parts where not exists
      (select 1 from search_spellings as words where words.word = parts.word and words.frequency = parts.frequency)`.execute(
      db,
    )
    expect(alone.rows).toEqual([])
  })

  it('S81 the vocabulary of a large site is counted daily', async () => {
    const { site, ask, suggestion } = await openBakery(open)
    await ask('Is pumpernickel rye?', 'I think that it is.')
    await ask('How dark is pumpernickel?', 'I think it is very dark.')
    await site.ctx.jobs.drain()
    await site.ctx.db.updateTable('search_vocabulary').set({ posts: 1_000_000 }).execute()
    site.clock.advance(23 * HOUR_MS)
    await site.ctx.jobs.drain()
    expect(await suggestion('pumpernikel')).toBeUndefined()
    site.clock.advance(HOUR_MS)
    await site.ctx.jobs.drain()
    expect(await suggestion('pumpernikel')).toBe('pumpernickel')
  })

  it('S81 the vocabulary has the most frequent words only', async () => {
    const { site, suggestion } = await openBakery(open)
    await rebuildVocabulary(site.ctx, 2)
    const words = await site.ctx.db.selectFrom('search_spellings').select('word').execute()
    expect(words).toHaveLength(2)
    expect(await suggestion('sourdogh')).toBe('sourdough')
    expect(await suggestion('kitchn')).toBeUndefined()
  })

  it('S82 what is read for a correction does not grow with the vocabulary', async () => {
    const { site } = await openBakery(open)
    const words = Array.from({ length: 3_000 }, (_, place) => {
      const tail = [place % 26, Math.floor(place / 26) % 26, Math.floor(place / 676)]
      return {
        part: '9cbak',
        frequency: place,
        word: `bak${tail.map((at) => 'abcdefghijklmnopqrstuvwxyz'[at]).join('')}`,
      }
    })
    for (let from = 0; from < words.length; from += 500) {
      await site.ctx.db
        .insertInto('search_spelling_parts')
        .values(words.slice(from, from + 500))
        .execute()
    }
    const near = await findNearWords(site.ctx.db, ['bakerying'])
    expect(near.length).toBe(100)
    expect(Math.min(...near.map(({ frequency }) => frequency)), 'the most frequent').toBe(2_900)
  })
})
