import { unwrap } from '@quandary/api-client'
import type { OperationQuery } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { findQuestion } from '../questions/index.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { findUser } from '../users/index.ts'
import type { Acceptance } from './index.ts'
import {
  addToAnswerCount,
  answerAccepted,
  answerCreated,
  answerUnaccepted,
  findAnswer,
  insertAnswers,
} from './index.ts'
import { keyOf, openWithQuestion } from './answers.test-data.ts'

async function accepted(site: TestSite, key: number): Promise<number[]> {
  const rows = site.ctx.db.selectFrom('answers').select('id').where('question_id', '=', key).where('accepted', '=', 1)
  return (await rows.execute()).map((row) => row.id)
}

describeOnEveryEngine('answers', (open) => {
  it('A1 an answer is stored, counted, emitted as an event and moves its question up', async () => {
    const { site, asker, id, key, answer } = await openWithQuestion(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(answerCreated, async (_tx, event) => void emitted.push(event))
    const bo = await site.registerPerson({ name: 'Bo' })
    site.clock.advance(5000)
    const { info, question } = await unwrap(answer(bo.token, 'A *tulip*.'))
    expect(info).toMatchObject({ question_id: id, accepted: 1, status: 1, vote_count: 0, content: 'A *tulip*.' })
    expect(info.html).toContain('<em>tulip</em>')
    expect(info.member_actions.map((one) => one.action)).toEqual(['report', 'edit', 'delete'])
    expect(question).toMatchObject({ answer_count: 1, answered: true, first_answer_id: info.id })
    expect(question.last_answered_user_info).toMatchObject({ username: 'bo' })
    expect(question.last_answer_id).toBe(info.id)
    expect(emitted).toEqual([
      {
        answerId: keyOf(info.id),
        questionId: key,
        answerAuthorId: bo.id,
        questionAuthorId: asker.id,
        actorId: bo.id,
        at: site.clock.now(),
      },
    ])
    expect((await findUser(site.ctx.db, bo.id))?.answer_count).toBe(1)
    const { list } = await unwrap(site.api().call('listQuestions'))
    expect(list[0]).toMatchObject({ operation_type: 'answered', operator: { username: 'bo' } })
  })

  it('A2 each person can answer once, unless the site allows more', async () => {
    const { site, answer } = await openWithQuestion(open)
    const bo = await site.registerPerson({ name: 'Bo' })
    const both = await Promise.all([answer(bo.token, 'The first one'), answer(bo.token, 'The second one')])
    const refused = both.flatMap(({ error }) => error ?? [])
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ status: 403, reason: 'error.answer.restrict_answer' })
    expect((await findUser(site.ctx.db, bo.id))?.answer_count).toBe(1)
    const write = { ...(await readSettings(site.ctx, 'site_write')), restrict_answer: false }
    await writeSettings(site.ctx, 'site_write', write)
    expect((await answer(bo.token, 'The third one')).error).toBeUndefined()
  })

  it('A3 closed questions take no answers, and absent ones are not found', async () => {
    const { site, asker, key, answer } = await openWithQuestion(open)
    const bo = await site.registerPerson({ name: 'Bo' })
    const set = (values: object) => site.ctx.db.updateTable('questions').set(values).where('id', '=', key).execute()
    await set({ status: 'closed' })
    expect((await answer(bo.token)).error).toMatchObject({
      status: 400,
      reason: 'error.answer.question_closed_cannot_add',
    })
    await set({ status: 'deleted' })
    expect((await answer(bo.token)).error).toMatchObject({ status: 400, reason: 'error.question.not_found' })
    expect((await answer(asker.token)).error).toMatchObject({ reason: 'error.answer.question_closed_cannot_add' })
    expect((await answer(undefined)).error).toMatchObject({ status: 401 })
    const question = await findQuestion(site.ctx.db, key)
    expect(question).toMatchObject({ answer_count: 0, operation_type: 'asked', last_answer_id: null })
  })

  it('A4 the list sorts accepted answers first, then by votes, then by age', async () => {
    const { site, asker, id, answer, accept } = await openWithQuestion(open)
    const ids: string[] = []
    for (const name of ['Bo', 'Cy', 'Di']) {
      const person = await site.registerPerson({ name })
      ids.push((await unwrap(answer(person.token, `What ${name} says`))).info.id)
      site.clock.advance(1000)
    }
    const [bo = '', cy = '', di = ''] = ids
    await addToAnswerCount(site.ctx.db, keyOf(di), 'vote_count', 4)
    await unwrap(accept(asker.token, cy))
    const list = async (query: Omit<OperationQuery<'listAnswers'>, 'question_id'> = {}) => {
      const page = await unwrap(site.api().call('listAnswers', { query: { question_id: id, ...query } }))
      return page.list.map((one) => one.id)
    }
    expect(await list()).toEqual([cy, di, bo])
    expect(await list({ order: 'updated' })).toEqual([di, cy, bo])
    expect(await list({ order: 'created' })).toEqual([bo, cy, di])
    expect(await list({ order: 'vote' })).toEqual([di, bo, cy])
    expect(await list({ page: 2, page_size: 2 })).toEqual([bo])
    expect(await list({ page: 9, page_size: 5000 })).toEqual([])
  })

  it('A37 lists twenty a page by default, at most a thousand', async () => {
    const { site, asker, id, key } = await openWithQuestion(open)
    const text = { original_text: 'Another glass', parsed_text: '<p>Another glass</p>', excerpt: 'Another glass' }
    const rows = Array.from({ length: 1001 }, (_, at) => ({
      question_id: key,
      user_id: asker.id,
      created_at: 1000 + at,
      ...text,
    }))
    await insertAnswers(site.ctx.db, rows)
    const page = async (query: Omit<OperationQuery<'listAnswers'>, 'question_id'>) => {
      const { count, list } = await unwrap(site.api().call('listAnswers', { query: { question_id: id, ...query } }))
      return [count, list.length]
    }
    expect(await page({})).toEqual([1001, 20])
    expect(await page({ page_size: 999 })).toEqual([1001, 999])
    expect(await page({ page_size: 1001 })).toEqual([1001, 1000])
    expect(await page({ page: 2, page_size: 1001 })).toEqual([1001, 1])
  })

  it('A41 shortens the answers that a page has no room for, if asked to', async () => {
    const { site, asker, id, key } = await openWithQuestion(open)
    const html = '<p>Pour it slowly.</p>\n'.repeat(9_000)
    const row = { question_id: key, user_id: asker.id, original_text: 'Long', parsed_text: html, excerpt: 'Long' }
    await insertAnswers(
      site.ctx.db,
      [1, 2, 3].map((at) => ({ ...row, created_at: 1000 + at })),
    )
    const list = async (whole?: string) => {
      const query = { question_id: id, shorten: true, ...(whole !== undefined && { whole }) }
      return (await unwrap(site.api().call('listAnswers', { query }))).list
    }
    const lengths = (answers: Awaited<ReturnType<typeof list>>) =>
      answers.map(({ html: shown, shortened }) => (shortened ? shown.length < 2001 : shown === html))
    const shown = await list()
    expect(shown.map(({ shortened }) => shortened)).toEqual([undefined, true, true])
    expect(lengths(shown)).toEqual([true, true, true])
    const named = await list(shown[2]?.id)
    expect(named.map(({ shortened }) => shortened)).toEqual([undefined, true, undefined])
    const [plain] = (
      await unwrap(site.api().call('listAnswers', { query: { question_id: id, page: 2, page_size: 1 } }))
    ).list
    expect([plain?.html, plain?.shortened]).toEqual([html, undefined])
  })

  it('A5 deleted answers are visible to their author and staff', async () => {
    const { site, asker, id, answer } = await openWithQuestion(open)
    const admin = await site.admin()
    const bo = await site.registerPerson({ name: 'Bo' })
    const { info } = await unwrap(answer(bo.token))
    await site.ctx.db.updateTable('answers').set({ status: 'deleted' }).where('id', '=', keyOf(info.id)).execute()
    const count = async (token?: string) =>
      (await unwrap(site.api(token).call('listAnswers', { query: { question_id: id } }))).count
    expect(await count()).toBe(0)
    expect(await count(asker.token)).toBe(0)
    expect(await count(bo.token)).toBe(1)
    expect(await count(admin.token)).toBe(1)
  })

  it('A6 the answers of a question that is hidden from the viewer are not found', async () => {
    const { site, asker, id, key, answer } = await openWithQuestion(open)
    await unwrap(answer(asker.token))
    await site.ctx.db.updateTable('questions').set({ listed: 0 }).where('id', '=', key).execute()
    const read = (question_id: string, token?: string) =>
      site.api(token).call('listAnswers', { query: { question_id } })
    expect((await read(id)).error).toMatchObject({ status: 404, reason: 'error.question.not_found' })
    expect((await read(id)).error).toEqual((await read('nonsense')).error)
    expect((await unwrap(read(id, asker.token))).count).toBe(1)
  })

  it('A7 the asker can accept, switch and clear the acceptance', async () => {
    const { site, asker, id, key, answer, accept } = await openWithQuestion(open)
    const emitted: [string, Acceptance][] = []
    site.ctx.bus.on(answerAccepted, async (_tx, event) => void emitted.push(['accepted', event]))
    site.ctx.bus.on(answerUnaccepted, async (_tx, event) => void emitted.push(['unaccepted', event]))
    const bo = await site.registerPerson({ name: 'Bo' })
    const cy = await site.registerPerson({ name: 'Cy' })
    const first = (await unwrap(answer(bo.token))).info.id
    const second = (await unwrap(answer(cy.token))).info.id
    await unwrap(accept(asker.token, first))
    await unwrap(accept(asker.token, first))
    expect(await accepted(site, key)).toEqual([keyOf(first)])
    await unwrap(accept(asker.token, second))
    const read = await unwrap(site.api().call('getQuestion', { query: { id } }))
    expect(read.accepted_answer_id).toBe(second)
    await unwrap(accept(asker.token, '0'))
    await unwrap(accept(asker.token))
    expect(await accepted(site, key)).toEqual([])
    const at = { questionId: key, questionAuthorId: asker.id, actorId: asker.id, at: site.clock.now() }
    const of = (answerId: string, person: { id: number }) => ({
      ...at,
      answerId: keyOf(answerId),
      answerAuthorId: person.id,
    })
    expect(emitted).toEqual([
      ['accepted', of(first, bo)],
      ['unaccepted', of(first, bo)],
      ['accepted', of(second, cy)],
      ['unaccepted', of(second, cy)],
    ])
  })

  it('A8 accepting is for the asker and staff, and for answers of this question', async () => {
    const { site, asker, key, answer, accept } = await openWithQuestion(open)
    const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
    const { info } = await unwrap(answer(bo.token))
    expect((await accept(bo.token, info.id)).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    const body = { title: 'Another question', content: 'More words', tags: [{ slug_name: 'glass' }] }
    const other = await unwrap(site.api(bo.token).call('createQuestion', { body }))
    const elsewhere = await unwrap(
      site.api(asker.token).call('createAnswer', { body: { question_id: other.id, content: 'An answer elsewhere' } }),
    )
    for (const wrong of [elsewhere.info.id, '10020000000009999', 'nonsense', '10010000000000001']) {
      expect((await accept(asker.token, wrong)).error).toMatchObject({ status: 400, reason: 'error.answer.not_found' })
    }
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    expect((await accept(moderator.token, info.id)).error).toBeUndefined()
    await unwrap(site.api(moderator.token).call('deleteAnswer', { body: { id: info.id } }))
    expect((await accept(asker.token, info.id)).error).toMatchObject({ status: 400, reason: 'error.answer.not_found' })
    await site.ctx.db.updateTable('questions').set({ status: 'deleted' }).where('id', '=', key).execute()
    for (const token of [asker.token, bo.token]) {
      expect((await accept(token, '0')).error).toMatchObject({ status: 400, reason: 'error.question.not_found' })
    }
  })

  it('A9 two concurrent acceptances leave one accepted answer', async () => {
    const { site, asker, key, answer, accept } = await openWithQuestion(open)
    const ids: string[] = []
    for (const name of ['Bo', 'Cy', 'Di', 'Ed']) {
      const person = await site.registerPerson({ name })
      ids.push((await unwrap(answer(person.token))).info.id)
    }
    let balance = 0
    site.ctx.bus.on(answerAccepted, async () => void balance++)
    site.ctx.bus.on(answerUnaccepted, async () => void balance--)
    const results = await Promise.all([...ids, ...ids].map((id) => accept(asker.token, id)))
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([])
    const [winner, ...others] = await accepted(site, key)
    expect(others).toEqual([])
    expect((await findQuestion(site.ctx.db, key))?.accepted_answer_id).toBe(winner)
    expect(balance).toBe(1)
    expect((await findAnswer(site.ctx.db, winner ?? 0))?.accepted).toBe(1)
  })
})
