import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { configureEngine, openEngine, switchEngine, runDueJobs } from './engine.test-data.ts'

const NOBODY = { name: '', icon: '', link: '' }
const FINDER = { name: 'Finder', icon: '<svg/>', link: 'https://finder.test' }

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const admin = await site.admin()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const ask = async (title: string, content: string, tag: string) => {
    site.clock.advance(1000)
    const body = { title, content, tags: [{ slug_name: tag }] }
    return (await unwrap(site.api(ada.token).call('createQuestion', { body }))).id
  }
  const stout = await ask('Why is stout so dark?', 'Is it the **malt**?', 'stout')
  const lager = await ask('How long must lager rest?', 'Weeks, or months?', 'lager')
  site.clock.advance(1000)
  const body = { question_id: stout, content: 'Roasted malt makes it dark.' }
  const roasted = (await unwrap(site.api(bo.token).call('createAnswer', { body }))).info.id
  const page = (q: string, token?: string) => unwrap(site.api(token).call('search', { query: { q } }))
  const search = async (q: string) => (await page(q)).list.map(({ object }) => object.id)
  const provider = () => unwrap(site.api().call('getSearchProvider', {}))
  return { site, api: site.api(admin.token), admin, ada, bo, ask, stout, lager, roasted, page, search, provider }
}

describeOnEveryEngine('a plugin’s search engine', (open) => {
  it('S45 the engine receives every post before it answers searches in place of the site', async () => {
    const { site, ada, bo, stout, lager, roasted, page, search, provider } = await openWithPosts(open)
    const engine = await openEngine(site)
    expect(await search('malt')).toHaveLength(2)
    expect(engine.asked, 'it knows nothing yet').toEqual([])
    expect(await provider()).toEqual(NOBODY)
    await runDueJobs(site)
    expect(engine.cleared).toBe(1)
    expect([...engine.posts.keys()].toSorted()).toEqual([stout, lager, roasted].toSorted())
    const [tag] = engine.posts.get(stout)?.tagIds ?? []
    expect(engine.posts.get(roasted)).toEqual({
      id: roasted,
      type: 'answer',
      questionId: stout,
      title: '',
      text: 'Roasted malt makes it dark.',
      tagIds: [tag],
      authorId: String(bo.id),
      createdAt: expect.any(Number) as number,
      activeAt: expect.any(Number) as number,
      votes: 0,
      views: 0,
      answers: 0,
      accepted: false,
    })
    expect(engine.posts.get(stout)).toMatchObject({
      title: 'Why is stout so dark?',
      text: 'Is it the malt?',
      answers: 1,
    })
    expect(await provider()).toEqual(FINDER)
    const found = await page('lager "must rest" user:me [stout] score:0 is:question', ada.token)
    expect(
      found.list.map(({ object }) => object.id),
      'what the engine says',
    ).toEqual([lager])
    expect(engine.asked).toEqual([
      {
        words: ['lager'],
        phrases: ['must rest'],
        tagGroups: [[tag]],
        authorId: String(ada.id),
        type: 'question',
        votes: 0,
        order: 'relevance',
        offset: 0,
        limit: 30,
      },
    ])
    await search(`inquestion:${stout} isaccepted:yes`)
    expect(engine.asked.at(-1)).toMatchObject({ type: 'answer', questionId: stout, accepted: true, order: 'newest' })
    await search('hasaccepted:no views:3 answers:1')
    expect(engine.asked.at(-1)).toMatchObject({ type: 'question', accepted: false, views: 3, answers: 1 })
  })

  it('S46 the engine receives changes: edits, votes, acceptances, hiding, deletions, merged tags', async () => {
    const { site, api, ada, bo, stout, lager, roasted } = await openWithPosts(open)
    const engine = await openEngine(site)
    await runDueJobs(site)
    const tags = [{ slug_name: 'lager' }]
    const asked = { id: lager, title: 'How long must pilsner rest?', content: 'Weeks, or many months?', tags }
    await unwrap(site.api(ada.token).call('updateQuestion', { body: asked }))
    await unwrap(site.api(bo.token).call('voteUp', { body: { object_id: stout, is_cancel: false } }))
    await unwrap(site.api(ada.token).call('acceptAnswer', { body: { question_id: stout, answer_id: roasted } }))
    expect(engine.posts.get(lager)?.title, 'not within the call of a member').toContain('lager')
    await runDueJobs(site)
    expect(engine.posts.get(lager)?.title).toContain('pilsner')
    expect(engine.posts.get(stout)).toMatchObject({ votes: 1, accepted: true })
    expect(engine.posts.get(roasted)?.accepted).toBe(true)
    await unwrap(api.call('operateQuestion', { body: { id: stout, operation: 'hide' } }))
    await runDueJobs(site)
    expect([...engine.posts.keys()]).toEqual([lager])
    await unwrap(api.call('operateQuestion', { body: { id: stout, operation: 'show' } }))
    await unwrap(api.call('deleteAnswer', { body: { id: roasted } }))
    await runDueJobs(site)
    expect([...engine.posts.keys()].toSorted()).toEqual([stout, lager].toSorted())
    const tagId = engine.posts.get(lager)?.tagIds
    const [one, other] = await Promise.all(
      ['stout', 'lager'].map((name) => unwrap(api.call('getTag', { query: { name } }))),
    )
    const merge = { source_tag_id: one?.tag_id ?? '', target_tag_id: other?.tag_id ?? '' }
    await unwrap(api.call('mergeTags', { body: merge }))
    await runDueJobs(site)
    expect(engine.posts.get(stout)?.tagIds).toEqual(tagId)
    expect(engine.cleared).toBe(1)
  })

  it('S47 results that are not public or not posts are dropped', async () => {
    const { site, api, stout, lager, roasted, page } = await openWithPosts(open)
    const engine = await openEngine(site)
    await runDueJobs(site)
    await unwrap(api.call('operateQuestion', { body: { id: stout, operation: 'hide' } }))
    engine.answer = { ids: [roasted, 'x', '10010000000009999', lager, lager, stout], count: 6 }
    const { count, list } = await page('anything')
    expect([count, list.map(({ object }) => object.id)]).toEqual([6, [lager]])
  })

  it('S48 the site answers itself when the engine fails or returns nonsense', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const { site, stout, search } = await openWithPosts(open)
    const engine = await openEngine(site)
    await runDueJobs(site)
    engine.posts.clear()
    expect(await search('stout')).toEqual([])
    for (const answer of [null, {}, { ids: 'all', count: 1 }, { ids: [1], count: 1 }, { ids: [], count: -1 }]) {
      engine.answer = answer
      expect(await search('stout')).toEqual([stout])
    }
    engine.failure = new Error('away')
    expect(await search('stout')).toEqual([stout])
  })

  it('S49 failed deliveries are retried with a growing delay, and nothing is lost', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const { site, ask } = await openWithPosts(open)
    const engine = await openEngine(site)
    engine.failure = new Error('away')
    await runDueJobs(site)
    engine.failure = undefined
    await runDueJobs(site, 3_000)
    expect(engine.cleared, 'left alone for five seconds').toBe(0)
    await runDueJobs(site, 3_000)
    expect([engine.cleared, engine.posts.size]).toEqual([1, 3])
    engine.failure = new Error('away')
    const ale = await ask('Which hops for a pale ale?', 'Citra, or Cascade?', 'ale')
    await runDueJobs(site)
    await runDueJobs(site, 6_000)
    engine.failure = undefined
    await runDueJobs(site, 6_000)
    expect(engine.posts.has(ale), 'ten seconds after the second failure').toBe(false)
    await runDueJobs(site, 6_000)
    expect(engine.posts.has(ale)).toBe(true)
    expect(engine.cleared).toBe(1)
  })

  it('S50 the engine is refilled after a settings change, and skipped while disabled, broken or not configured', async () => {
    expectAlarm(/a search engine could not say what it is/)
    const { site, provider, search } = await openWithPosts(open)
    const engine = await openEngine(site)
    await runDueJobs(site)
    await configureEngine(site, { index: 'other' })
    expect(await provider()).toEqual(NOBODY)
    await runDueJobs(site)
    expect([engine.cleared, await provider()]).toEqual([2, FINDER])
    for (const config of [{ index: '' }, { index: 'other', broken: true }]) {
      await configureEngine(site, config)
      expect(await provider()).toEqual(NOBODY)
    }
    await configureEngine(site, { index: 'other', broken: false })
    await runDueJobs(site)
    expect(await provider()).toEqual(FINDER)
    await switchEngine(site, false)
    await runDueJobs(site)
    const before = engine.asked.length
    expect(await provider()).toEqual(NOBODY)
    expect(await search('stout')).toHaveLength(1)
    expect(engine.asked).toHaveLength(before)
    await switchEngine(site, true)
    await runDueJobs(site)
    expect([engine.cleared, await provider()]).toEqual([3, FINDER])
  })

  it('S51 of several engines the last one by slug is used', async () => {
    const { site, search } = await openWithPosts(open)
    const first = await openEngine(site, 'a-finder')
    const last = await openEngine(site, 'z-finder')
    await runDueJobs(site)
    await search('stout')
    expect([first.asked.length, last.asked.length]).toEqual([0, 1])
  })

  it('S52 the engine finds questions similar to one being written', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const { site, ada, lager } = await openWithPosts(open)
    const engine = await openEngine(site)
    await runDueJobs(site)
    const similar = async (title: string) =>
      (await unwrap(site.api(ada.token).call('listSimilarQuestions', { query: { title } }))).map(({ id }) => id)
    expect(await similar('months')).toEqual([lager])
    expect(engine.asked).toMatchObject([{ words: ['months'], type: 'question', limit: 10 }])
    engine.failure = new Error('away')
    expect(await similar('How long must lager rest?')).toEqual([lager])
  })
})
