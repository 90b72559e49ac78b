import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { listRevisionsOf } from '../revisions/index.ts'
import { keyOf, openWithQuestion } from './answers.test-data.ts'

describeOnEveryEngine('concurrent changes of answers', (open) => {
  it('A25 twenty concurrent answers of one person leave one', async () => {
    const { site, answer, question, answersOf } = await openWithQuestion(open)
    const bo = await site.registerPerson({ name: 'Bo' })
    const results = await Promise.all(Array.from({ length: 20 }, (_, at) => answer(bo.token, `Attempt number ${at}`)))
    const refused = results.flatMap(({ error }) => error ?? [])
    expect(refused).toHaveLength(19)
    for (const error of refused) expect(error).toMatchObject({ status: 403, reason: 'error.answer.restrict_answer' })
    expect([await answersOf(bo), (await question()).answer_count]).toEqual([1, 1])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A26 twenty people answer concurrently: all are counted, and the last answer is the newest one', async () => {
    const { site, id, answer, question } = await openWithQuestion(open)
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => site.registerPerson({ name: `P${at}` })))
    await Promise.all(people.map(async ({ token, username }) => unwrap(answer(token, `From ${username}`))))
    expect((await question()).answer_count).toBe(20)
    const { count } = await unwrap(site.api().call('listAnswers', { query: { question_id: id } }))
    expect(count).toBe(20)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A27 concurrent answers and deletions leave exact counters', async () => {
    const { site, answerer, answer, remove, recover } = await openWithQuestion(open)
    const admin = await site.admin()
    const old = [await answerer('Bo'), await answerer('Cy'), await answerer('Di')]
    const people = await Promise.all(['Ed', 'Fo', 'Gi'].map((name) => site.registerPerson({ name })))
    await Promise.all([
      ...old.map(({ answerId }) => remove(admin.token, answerId)),
      ...people.map(({ token }) => answer(token)),
      ...old.map(({ token, answerId }) => remove(token, answerId)),
      ...old.map(({ answerId }) => recover(admin.token, answerId)),
    ])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A28 after a concurrent acceptance and deletion no question shows a deleted answer as accepted', async () => {
    const { site, asker, answerer, accept, remove, recover, question, stored } = await openWithQuestion(open)
    const admin = await site.admin()
    const [bo, cy] = [await answerer('Bo'), await answerer('Cy')]
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all([
        accept(asker.token, bo.answerId),
        remove(admin.token, bo.answerId),
        accept(asker.token, cy.answerId),
      ])
      expect(results[1].error).toBeUndefined()
      const answer = await stored(bo.answerId)
      expect(answer).toMatchObject({ status: 'deleted', accepted: 0 })
      expect((await question()).accepted_answer_id).not.toBe(keyOf(bo.answerId))
      expect(await checkCounters(site.ctx)).toEqual([])
      await unwrap(recover(admin.token, bo.answerId))
      await unwrap(accept(asker.token, '0'))
    }
  })

  it('A38 an answer to a question that is deleted concurrently is stored before the deletion or not at all', async () => {
    const { site, asker, id, answer, question } = await openWithQuestion(open)
    const people = await Promise.all(['Bo', 'Cy', 'Di'].map((name) => site.registerPerson({ name })))
    const [deletion, ...answers] = await Promise.all([
      site.api(asker.token).call('deleteQuestion', { body: { id } }),
      ...people.map(({ token }) => answer(token)),
    ])
    const stored = answers.filter(({ error }) => error === undefined)
    expect(await question()).toMatchObject({
      status: deletion.error ? 'available' : 'deleted',
      answer_count: stored.length,
    })
    for (const { error } of answers) if (error) expect(error.reason).toBe('error.question.not_found')
    if (deletion.error) expect(deletion.error.reason).toBe('error.question.cannot_deleted')
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A29 of ten concurrent deletions one deletes the answer', async () => {
    const { site, answerer, remove, question, answersOf } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const results = await Promise.all(Array.from({ length: 10 }, () => remove(bo.token, bo.answerId)))
    expect(results.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect([await answersOf(bo), (await question()).answer_count]).toEqual([0, 0])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A30 concurrent edits are applied in order; the shown text is that of the newest version', async () => {
    const { site, asker, answerer, edit, stored } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const tokens = [bo.token, asker.token, (await site.admin()).token]
    const results = await Promise.all(tokens.map((token, at) => edit(token, bo.answerId, `Version number ${at}`)))
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([])
    const versions = await listRevisionsOf(site.ctx.db, 'answer', keyOf(bo.answerId))
    expect(versions).toHaveLength(4)
    expect((await stored(bo.answerId)).original_text).toBe(versions[0]?.content.content)
  })
})
