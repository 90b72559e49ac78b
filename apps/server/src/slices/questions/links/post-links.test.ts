import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { checkCounters } from '../../../integrity/index.ts'
import { addToQuestionCount } from '../index.ts'
import { ask, keyOf, rowOf } from '../question.test-data.ts'

const tags = [{ slug_name: 'beer' }]

async function linkedCount(site: TestSite, id: string): Promise<number> {
  return (await rowOf(site, id)).linked_count
}

/** Titles of the questions that a question links to, and of the questions that link to it. */
async function linked(site: TestSite, id: string, token?: string): Promise<string[][]> {
  const found = await unwrap(site.api(token).call('listLinkedQuestions', { query: { question_id: id } }))
  return [found.links_to, found.linked_from].map((list) => list.map(({ title }) => title))
}

describeOnEveryEngine('links between posts', (open) => {
  it('Q45 a question counts the posts that link to it, each once, and not itself', async () => {
    const site = await open()
    const { token } = await site.admin()
    const target = await ask(site, token, { title: 'The question linked to' })
    const twice = `See [one](/questions/${target}), [two](http://qa.test/questions/${target}/title) and #${target}`
    const source = await ask(site, token, { title: 'A question with links', content: twice })
    expect(await linkedCount(site, target)).toBe(1)
    const body = {
      id: target,
      title: 'The question linked to',
      content: `Myself: /questions/${target} #${target}`,
      tags,
    }
    await unwrap(site.api(token).call('updateQuestion', { body }))
    expect(await linkedCount(site, target)).toBe(1)
    const answer = { question_id: source, content: `As in [that](/questions/${target})` }
    await unwrap(site.api(token).call('createAnswer', { body: answer }))
    expect(await linkedCount(site, target)).toBe(2)
    const nowhere = { title: 'Links to nowhere', content: '[x](/questions/10010000000009999) in more words' }
    await ask(site, token, nowhere)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q46 links follow edits of the text', async () => {
    const site = await open()
    const { token } = await site.admin()
    const first = await ask(site, token, { title: 'The first question' })
    const second = await ask(site, token, { title: 'The second question' })
    const content = `[one](/questions/${first})`
    const source = await ask(site, token, { title: 'A question with links', content })
    const change = { id: source, title: 'A question with links', content: `[two](/questions/${second})`, tags }
    await unwrap(site.api(token).call('updateQuestion', { body: change }))
    expect([await linkedCount(site, first), await linkedCount(site, second)]).toEqual([0, 1])
    const { list } = await unwrap(site.api().call('listQuestions', { query: { order: 'frequent' } }))
    expect(list[0]?.title).toBe('The second question')
  })

  it('Q47 links of a hidden or deleted question and of its answers are not counted', async () => {
    const site = await open()
    const { token } = await site.admin()
    const target = await ask(site, token, { title: 'The question linked to' })
    const content = `[one](/questions/${target})`
    const source = await ask(site, token, { title: 'A question with links', content })
    const api = site.api(token)
    const body = { question_id: source, content }
    const { info } = await unwrap(api.call('createAnswer', { body }))
    expect(await linkedCount(site, target)).toBe(2)
    await unwrap(api.call('operateQuestion', { body: { id: source, operation: 'hide' } }))
    expect(await linkedCount(site, target)).toBe(0)
    const change = { id: source, title: 'A question with links', content: `${content} and more`, tags }
    await unwrap(api.call('updateQuestion', { body: change }))
    expect(await linkedCount(site, target), 'hidden still').toBe(0)
    await unwrap(api.call('operateQuestion', { body: { id: source, operation: 'show' } }))
    expect(await linkedCount(site, target)).toBe(2)
    await unwrap(api.call('deleteQuestion', { body: { id: source } }))
    expect(await linkedCount(site, target)).toBe(0)
    await unwrap(api.call('recoverQuestion', { body: { question_id: source } }))
    await unwrap(api.call('deleteAnswer', { body: { id: info.id } }))
    expect(await linkedCount(site, target)).toBe(1)
    await unwrap(api.call('recoverAnswer', { body: { answer_id: info.id } }))
    expect(await linkedCount(site, target)).toBe(2)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q48 a duplicate links to its original while it is closed', async () => {
    const site = await open()
    const { token } = await site.admin()
    const original = await ask(site, token, { title: 'The original question' })
    const repeated = await ask(site, token, { title: 'The repeated question' })
    const api = site.api(token)
    const close = (close_msg: string) =>
      unwrap(api.call('closeQuestion', { body: { id: repeated, close_type: 60, close_msg } }))
    for (const address of [`http://qa.test/questions/${original}/the-original`, `/questions/${original}`]) {
      await close(address)
      expect(await linkedCount(site, original)).toBe(1)
      await unwrap(api.call('reopenQuestion', { body: { question_id: repeated } }))
      expect(await linkedCount(site, original)).toBe(0)
    }
    await close('https://elsewhere.test/questions/1')
    expect(await rowOf(site, repeated)).toMatchObject({ status: 'closed' })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q85 a closed duplicate names its original to viewers who may see the original', async () => {
    const site = await open()
    const admin = await site.admin()
    const original = await ask(site, admin.token, { title: 'The original question' })
    const repeated = await ask(site, admin.token, { title: 'The repeated question' })
    const api = site.api(admin.token)
    const named = async (token?: string) =>
      (await unwrap(site.api(token).call('getQuestion', { query: { id: repeated } }))).operation?.duplicate_of
    const close = (close_msg: string) =>
      unwrap(api.call('closeQuestion', { body: { id: repeated, close_type: 60, close_msg } }))
    await close(`/questions/${original}`)
    const link = { id: original, title: 'The original question', url_title: 'the-original-question', answer_count: 0 }
    expect(await named()).toEqual(link)
    await unwrap(api.call('operateQuestion', { body: { id: original, operation: 'hide' } }))
    expect([await named(), await named(admin.token)]).toEqual([undefined, link])
    await close('https://elsewhere.test/questions/1')
    expect(await named(admin.token)).toBeUndefined()
    await close(`/questions/${original}`)
    await unwrap(api.call('reopenQuestion', { body: { question_id: repeated } }))
    expect(await named(admin.token)).toBeUndefined()
  })

  it('Q49 two concurrent questions that link to each other are both stored and counted', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ids = [
      await ask(site, token, { title: 'The first question' }),
      await ask(site, token, { title: 'The second question' }),
      await ask(site, token, { title: 'The third question' }),
    ]
    const content = ids.map((id) => `[x](/questions/${id})`).join(' ')
    const results = await Promise.all(
      [...ids, ...ids.toReversed()].map((id, index) => {
        const body = { id, title: `Number ${index} of the questions`, content, tags }
        return site.api(token).call('updateQuestion', { body })
      }),
    )
    expect(results.filter((result) => result.error)).toEqual([])
    for (const id of ids) expect(await linkedCount(site, id)).toBe(2)
    expect(await site.ctx.db.selectFrom('post_links').select('target_question_id').execute()).toHaveLength(6)
    expect(keyOf(ids[0] ?? '')).toBe(1)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q87 questions linked in either direction are listed apart, those with most votes first, at most ten', async () => {
    const site = await open()
    const { token } = await site.admin()
    const target = await ask(site, token, { title: 'The question linked to' })
    const content = `As in [that](/questions/${target})`
    const source = await ask(site, token, { title: 'A question with links', content })
    const answered = await ask(site, token, { title: 'A question with a linking answer' })
    const body = { question_id: answered, content }
    const { info } = await unwrap(site.api(token).call('createAnswer', { body }))
    expect(await linked(site, target)).toEqual([[], ['A question with a linking answer', 'A question with links']])
    await addToQuestionCount(site.ctx.db, keyOf(source), 'vote_count', 2)
    expect(await linked(site, target)).toEqual([[], ['A question with links', 'A question with a linking answer']])
    expect(await linked(site, source)).toEqual([['The question linked to'], []])
    expect(await linked(site, answered)).toEqual([['The question linked to'], []])
    await unwrap(site.api(token).call('deleteAnswer', { body: { id: info.id } }))
    expect(await linked(site, answered)).toEqual([[], []])
    for (let number = 1; number <= 11; number += 1)
      await ask(site, token, { title: `Question with a link, number ${number}`, content })
    const [, sources] = await linked(site, target)
    expect(sources).toHaveLength(10)
    expect(sources?.slice(0, 2)).toEqual(['A question with links', 'Question with a link, number 11'])
  })

  it('Q88 a duplicate is among the questions linked to its original', async () => {
    const site = await open()
    const { token } = await site.admin()
    const original = await ask(site, token, { title: 'The original question' })
    const repeated = await ask(site, token, { title: 'The repeated question' })
    const body = { id: repeated, close_type: 60, close_msg: `/questions/${original}` }
    await unwrap(site.api(token).call('closeQuestion', { body }))
    expect(await linked(site, original)).toEqual([[], ['The repeated question']])
    expect(await linked(site, repeated)).toEqual([['The original question'], []])
  })

  it('Q89 hidden and deleted questions are never among the linked ones, and those of an absent question are none', async () => {
    const site = await open()
    const { token } = await site.admin()
    const target = await ask(site, token, { title: 'The question linked to' })
    const content = `[one](/questions/${target})`
    const source = await ask(site, token, { title: 'A question with links', content })
    const api = site.api(token)
    for (const id of [source, target]) {
      await unwrap(api.call('operateQuestion', { body: { id, operation: 'hide' } }))
      expect(await linked(site, id === source ? target : source, token), 'hidden').toEqual([[], []])
      await unwrap(api.call('operateQuestion', { body: { id, operation: 'show' } }))
      expect(await linked(site, source)).toEqual([['The question linked to'], []])
      await unwrap(api.call('deleteQuestion', { body: { id } }))
      expect(await linked(site, id === source ? target : source, token), 'deleted').toEqual([[], []])
      expect(await linked(site, id), 'of a deleted question').toEqual([[], []])
      await unwrap(api.call('recoverQuestion', { body: { question_id: id } }))
    }
    expect(await linked(site, '10010000000009999')).toEqual([[], []])
    expect(await linked(site, 'none')).toEqual([[], []])
  })
})
