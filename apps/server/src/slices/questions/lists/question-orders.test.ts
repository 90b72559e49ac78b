import type { OperationQuery } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { findTagsBySlug, setQuestionTagStatus } from '../../tags/index.ts'
import { addToQuestionCount, listQuestionIds, refreshHotScores, updateQuestion } from '../index.ts'
import { ask, keyOf, rowOf } from '../question.test-data.ts'
import { isManyTagged } from './list-store.ts'

const DAY = 86_400_000

async function titles(site: TestSite, query: OperationQuery<'listQuestions'>, token?: string): Promise<string[]> {
  const { list, count } = await unwrap(site.api(token).call('listQuestions', { query }))
  expect(count).toBe(list.length)
  return list.map((question) => question.title)
}

async function related(site: TestSite, id: string, token?: string): Promise<string[]> {
  const { list } = await unwrap(site.api(token).call('listRelatedQuestions', { query: { question_id: id } }))
  return list.map((question) => question.title)
}

describeOnEveryEngine('hot, related and recommended questions', (open) => {
  it('Q57 the hot list covers the last ninety days, is recomputed hourly, and starts with pinned questions', async () => {
    const site = await open()
    const { token } = await site.admin()
    const old = await ask(site, token, { title: 'An old question' })
    const agedAt = (days: number) => ({ created_at: site.clock.now() - days * DAY })
    await updateQuestion(site.ctx.db, keyOf(old), agedAt(80))
    const warm = await ask(site, token, { title: 'A warm question' })
    const hot = await ask(site, token, { title: 'A hot question' })
    const cold = await ask(site, token, { title: 'A cold question' })
    for (const [id, views] of [
      [old, 5000],
      [warm, 10],
      [hot, 500],
    ] as const) {
      await addToQuestionCount(site.ctx.db, keyOf(id), 'view_count', views)
    }
    await site.ctx.jobs.drain()
    expect(await titles(site, { order: 'hot' })).toEqual([
      'A hot question',
      'A warm question',
      'An old question',
      'A cold question',
    ])
    await addToQuestionCount(site.ctx.db, keyOf(cold), 'view_count', 9000)
    site.clock.advance(3_599_000)
    await site.ctx.jobs.drain()
    expect((await titles(site, { order: 'hot' }))[0]).toBe('A hot question')
    site.clock.advance(1_000)
    await site.ctx.jobs.drain()
    expect((await titles(site, { order: 'hot' }))[0]).toBe('A cold question')
    await updateQuestion(site.ctx.db, keyOf(warm), { pinned: 1 })
    expect((await titles(site, { order: 'hot', in_days: 9999 }))[0]).toBe('A warm question')
    await updateQuestion(site.ctx.db, keyOf(old), agedAt(91))
    await refreshHotScores(site.ctx)
    expect((await rowOf(site, old)).hot_score).toBe(0)
    expect(await titles(site, { order: 'hot' })).not.toContain('An old question')
    await updateQuestion(site.ctx.db, keyOf(cold), agedAt(2))
    expect(await titles(site, { order: 'hot', in_days: 1 })).toEqual(['A warm question', 'A hot question'])
  })

  it('Q58 answers and their votes raise the hot score', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const ids = [await ask(site, token, { title: 'One question' }), await ask(site, token, { title: 'Another one' })]
    for (const id of ids) await addToQuestionCount(site.ctx.db, keyOf(id), 'view_count', 10)
    const body = { question_id: ids[0] ?? '', content: 'An answer to it' }
    const { info } = await unwrap(site.api(token).call('createAnswer', { body }))
    await unwrap(site.api(ada.token).call('voteUp', { body: { object_id: info.id } }))
    await refreshHotScores(site.ctx)
    expect(await titles(site, { order: 'hot' })).toEqual(['One question', 'Another one'])
  })

  it('Q59 related questions share a tag, similar titles first, then the hottest, without the question itself', async () => {
    const site = await open()
    const { token } = await site.admin()
    const tags = [{ slug_name: 'malt' }, { slug_name: 'beer' }]
    const id = await ask(site, token, { title: 'The question itself', tags })
    await ask(site, token, { title: 'Only of the second tag' })
    const ids: string[] = []
    for (let number = 1; number <= 7; number += 1) {
      ids.push(await ask(site, token, { title: `Question number ${number}`, tags: [{ slug_name: 'malt' }] }))
    }
    await addToQuestionCount(site.ctx.db, keyOf(ids[2] ?? ''), 'view_count', 500)
    await refreshHotScores(site.ctx)
    const found = await related(site, id)
    expect(found).toHaveLength(6)
    expect(found[0]).toBe('Question number 3')
    expect(found).not.toContain('The question itself')
    await unwrap(site.api(token).call('operateQuestion', { body: { id: ids[2] ?? '', operation: 'hide' } }))
    expect(await related(site, id)).not.toContain('Question number 3')
    await unwrap(site.api(token).call('deleteQuestion', { body: { id } }))
    expect(await related(site, id)).toEqual([])
    expect(await related(site, '10010000000009999')).toEqual([])
  })

  it('Q74 a new question is among the related ones within a minute, a hidden one is gone at once', async () => {
    const site = await open()
    const { token } = await site.admin()
    const tags = [{ slug_name: 'malt' }]
    const id = await ask(site, token, { title: 'The question itself', tags })
    const others: string[] = []
    for (let number = 1; number <= 3; number += 1) {
      others.push(await ask(site, token, { title: `Question number ${number}`, tags }))
    }
    expect(new Set(await related(site, id))).toEqual(
      new Set(['Question number 1', 'Question number 2', 'Question number 3']),
    )
    await ask(site, token, { title: 'A later question', tags })
    await unwrap(site.api(token).call('operateQuestion', { body: { id: others[0] ?? '', operation: 'hide' } }))
    expect(new Set(await related(site, id))).toEqual(new Set(['Question number 2', 'Question number 3']))
    expect(await related(site, id, token), 'staff see what they hide').toContain('Question number 1')
    site.clock.advance(60_000)
    expect(new Set(await related(site, id))).toEqual(
      new Set(['Question number 2', 'Question number 3', 'A later question']),
    )
  })

  it('Q60 recommends followed questions, then open questions of others with followed tags', async () => {
    const site = await open()
    const admin = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const followed = await ask(site, admin.token, { title: 'A followed question', tags: [{ slug_name: 'wine' }] })
    const first = await ask(site, admin.token, { title: 'The first about beer' })
    site.clock.advance(1000)
    await ask(site, admin.token, { title: 'The second about beer' })
    const closed = await ask(site, admin.token, { title: 'A closed one about beer' })
    await unwrap(site.api(admin.token).call('closeQuestion', { body: { id: closed, close_type: 63 } }))
    const answered = await ask(site, admin.token, { title: 'An answered one about beer' })
    const body = { question_id: answered, content: 'An answer to it' }
    await unwrap(site.api(ada.token).call('createAnswer', { body }))
    await ask(site, ada.token, { title: 'My own one about beer' })
    await ask(site, admin.token, { title: 'About something else', tags: [{ slug_name: 'wine' }] })
    const list = (token?: string) => titles(site, { order: 'recommend' }, token)
    expect(await list(ada.token)).toEqual([])
    expect(await list()).toEqual([])
    const { list: tags } = await unwrap(site.api().call('listTags', { query: { slug_name: 'beer' } }))
    for (const object_id of [tags[0]?.tag_id ?? '', followed]) {
      await unwrap(site.api(ada.token).call('follow', { body: { object_id } }))
    }
    expect(await list(ada.token)).toEqual(['A followed question', 'The second about beer', 'The first about beer'])
    await updateQuestion(site.ctx.db, keyOf(first), { pinned: 1 })
    expect(await list(ada.token)).toEqual(['A followed question', 'The first about beer', 'The second about beer'])
    expect(await titles(site, { order: 'recommend', tag: 'wine' }, ada.token)).toEqual(['A followed question'])
    expect(await list(admin.token), 'nothing followed').toEqual([])
  })

  it('Q65 the list of a tag is the same for both query plans', async () => {
    const site = await open()
    const { token } = await site.admin()
    for (const [index, slug_name] of ['malt', 'hops', 'malt', 'malt'].entries()) {
      site.clock.advance(1000)
      await ask(site, token, { title: `Question number ${index}`, tags: [{ slug_name }, { slug_name: 'beer' }] })
    }
    const tagIds = (await findTagsBySlug(site.ctx.db, ['malt', 'beer'])).map((tag) => tag.id)
    const page = { size: 3, offset: 1 }
    for (const order of ['newest', 'active', 'score', 'frequent', 'unanswered', 'hot'] as const) {
      const selection = { scope: { hidden: false }, order, tagIds }
      const sorted = await listQuestionIds(site.ctx.db, selection, page)
      expect(sorted).toHaveLength(3)
      expect(await listQuestionIds(site.ctx.db, { ...selection, manyTagged: true }, page)).toEqual(sorted)
    }
  })

  it('Q65 the length of a tag’s list is that of all its pages, for guests and for staff', async () => {
    const site = await open()
    const { token, id } = await site.admin()
    const ids: string[] = []
    for (const index of [0, 1, 2, 3, 4]) {
      ids.push(await ask(site, token, { title: `Question number ${index}`, tags: [{ slug_name: 'malt' }] }))
    }
    const [hidden = '', deleted = '', pending = ''] = ids
    const operation = 'hide'
    await unwrap(site.api(token).call('operateQuestion', { body: { id: hidden, operation } }))
    await unwrap(site.api(token).call('deleteQuestion', { body: { id: deleted } }))
    await updateQuestion(site.ctx.db, keyOf(pending), { status: 'pending' })
    const by = { bus: site.ctx.bus, actorId: id, at: site.clock.now() }
    await site.ctx.db.transaction().execute((tx) => setQuestionTagStatus(tx, by, keyOf(pending), 'hidden'))
    const query = { tag: 'malt', order: 'newest' } as const
    expect(await titles(site, query)).toEqual(['Question number 4', 'Question number 3'])
    expect(await titles(site, query, token)).toEqual(['Question number 4', 'Question number 3', 'Question number 0'])
  })

  it('Q65 a page of a tag is sorted or found along the order, whichever looks at fewer questions', () => {
    const plans = (questions: number, depth: number) =>
      [100, 300, 1_000, 3_000, 10_000].map((question_count) => isManyTagged({ question_count }, { questions, depth }))
    expect(plans(10_000, 20)).toEqual([false, true, true, true, true])
    expect(plans(1_000_000, 20)).toEqual([false, false, false, true, true])
    expect(plans(1_000_000, 1_000), 'the fiftieth page').toEqual([false, false, false, false, false])
  })
})
