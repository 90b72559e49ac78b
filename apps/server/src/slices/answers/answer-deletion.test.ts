import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { checkCounters } from '../../integrity/index.ts'
import { addToAnswerCount, answerAccepted, answerDeleted, answerRecovered, answerUnaccepted } from './index.ts'
import { keyOf, openWithQuestion } from './answers.test-data.ts'

describeOnEveryEngine('deleted answers', (open) => {
  it('A17 authors can delete answers without upvotes that are not accepted; staff can delete any answer', async () => {
    const { site, asker, answerer, accept, remove } = await openWithQuestion(open)
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const refused = { status: 400, reason: 'error.answer.cannot_deleted' }
    const [bo, cy, di] = [await answerer('Bo'), await answerer('Cy'), await answerer('Di')]
    await unwrap(accept(asker.token, bo.answerId))
    await addToAnswerCount(site.ctx.db, keyOf(cy.answerId), 'vote_count', 1)
    await addToAnswerCount(site.ctx.db, keyOf(di.answerId), 'vote_count', -1)
    expect((await remove(bo.token, bo.answerId)).error).toMatchObject(refused)
    expect((await remove(cy.token, cy.answerId)).error).toMatchObject(refused)
    expect((await remove(asker.token, di.answerId)).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    expect((await remove(di.token, di.answerId)).error).toBeUndefined()
    expect((await remove(di.token, di.answerId)).error).toMatchObject(refused)
    for (const person of [bo, cy]) expect((await remove(moderator.token, person.answerId)).error).toBeUndefined()
    expect((await remove(asker.token, bo.answerId)).error).toMatchObject({ reason: 'error.answer.not_found' })
    expect((await remove(moderator.token, 'nonsense')).error).toMatchObject({ reason: 'error.answer.not_found' })
  })

  it('A39 answers show who accepted them and when, also after a recovered deletion, until they are unaccepted', async () => {
    const { site, asker, answerer, accept, remove, recover } = await openWithQuestion(open)
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const bo = await answerer('Bo')
    const readAcceptance = async () => {
      const { info } = await unwrap(site.api(moderator.token).call('getAnswer', { query: { id: bo.answerId } }))
      return [info.accepted_at, info.accepted_by?.username]
    }
    expect(await readAcceptance()).toEqual([undefined, undefined])
    await unwrap(accept(asker.token, bo.answerId))
    const first = toUnixSeconds(site.clock.now())
    site.clock.advance(60_000)
    await unwrap(accept(moderator.token, bo.answerId))
    expect(await readAcceptance()).toEqual([first, asker.username])
    await unwrap(remove(moderator.token, bo.answerId))
    expect(await readAcceptance()).toEqual([undefined, undefined])
    await unwrap(recover(moderator.token, bo.answerId))
    expect(await readAcceptance()).toEqual([first, asker.username])
    await unwrap(accept(asker.token, '0'))
    expect(await readAcceptance()).toEqual([undefined, undefined])
    await unwrap(accept(moderator.token, bo.answerId))
    expect(await readAcceptance()).toEqual([toUnixSeconds(site.clock.now()), 'mo'])
  })

  it('A18 deleting updates the counters, the question’s newest answer and its last event', async () => {
    const { site, answerer, remove, recover, question, answersOf } = await openWithQuestion(open)
    const admin = await site.admin()
    const asked = site.clock.now()
    site.clock.advance(1000)
    const bo = await answerer('Bo')
    const answered = site.clock.now()
    site.clock.advance(1000)
    const cy = await answerer('Cy')
    site.clock.advance(1000)
    await unwrap(remove(admin.token, cy.answerId))
    expect(await question()).toMatchObject({
      answer_count: 1,
      last_answer_id: keyOf(bo.answerId),
      operation_type: 'answered',
      operator_id: bo.id,
      operated_at: answered,
      active_at: answered,
    })
    expect([await answersOf(bo), await answersOf(cy)]).toEqual([1, 0])
    await unwrap(remove(bo.token, bo.answerId))
    expect(await question()).toMatchObject({
      answer_count: 0,
      last_answer_id: null,
      operation_type: 'asked',
      operated_at: asked,
    })
    await unwrap(recover(admin.token, cy.answerId))
    expect(await question()).toMatchObject({ answer_count: 1, last_answer_id: keyOf(cy.answerId), operator_id: cy.id })
    expect([await answersOf(bo), await answersOf(cy)]).toEqual([0, 1])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A19 deleting an older answer does not change the question’s last event, unless it was the edit of that answer', async () => {
    const { site, answerer, edit, remove, question } = await openWithQuestion(open)
    site.clock.advance(1000)
    const bo = await answerer('Bo')
    site.clock.advance(1000)
    const cy = await answerer('Cy')
    const answered = site.clock.now()
    await unwrap(remove(bo.token, bo.answerId))
    expect(await question()).toMatchObject({ operation_type: 'answered', operator_id: cy.id, operated_at: answered })
    const di = await answerer('Di')
    site.clock.advance(1000)
    await unwrap(edit(cy.token, cy.answerId, 'An edited text'))
    expect(await question()).toMatchObject({ operation_type: 'modified', operator_id: cy.id })
    await unwrap(remove(cy.token, cy.answerId))
    expect(await question()).toMatchObject({ operation_type: 'answered', operator_id: di.id, operated_at: answered })
  })

  it('A20 deleting ends the acceptance but not its reputation, and recovering accepts the answer again', async () => {
    const { site, asker, id, answerer, accept, remove, recover, question, stored, rankOf } =
      await openWithQuestion(open)
    const admin = await site.admin()
    const bo = await answerer('Bo')
    await unwrap(accept(asker.token, bo.answerId))
    const emitted: unknown[] = []
    site.ctx.bus.on(answerUnaccepted, async () => void emitted.push('unaccepted'))
    site.ctx.bus.on(answerAccepted, async () => void emitted.push('accepted'))
    site.ctx.bus.on(answerDeleted, async (_tx, event) => void emitted.push(event))
    site.ctx.bus.on(answerRecovered, async (_tx, event) => void emitted.push(event))
    const ranks = [await rankOf(bo), await rankOf(asker)]
    expect(ranks).toEqual([16, 9002])
    await unwrap(remove(admin.token, bo.answerId))
    const read = await unwrap(site.api().call('getQuestion', { query: { id } }))
    expect(read.accepted_answer_id).toBe('0')
    expect((await stored(bo.answerId)).accepted).toBe(0)
    expect(await checkCounters(site.ctx)).toEqual([])
    await unwrap(recover(admin.token, bo.answerId))
    expect((await question()).accepted_answer_id).toBe(keyOf(bo.answerId))
    expect((await stored(bo.answerId)).accepted).toBe(1)
    expect([await rankOf(bo), await rankOf(asker)]).toEqual(ranks)
    expect(await checkCounters(site.ctx)).toEqual([])
    const event = {
      answerId: keyOf(bo.answerId),
      questionId: (await question()).id,
      answerAuthorId: bo.id,
      questionAuthorId: asker.id,
      actorId: admin.id,
      at: site.clock.now(),
    }
    expect(emitted).toEqual([
      { ...event, wasAccepted: true },
      { ...event, isAccepted: true },
    ])
  })

  it('A21 an answer recovered after another was accepted is not accepted, and unaccepting revokes reputation once', async () => {
    const { site, asker, answerer, accept, remove, recover, question, rankOf } = await openWithQuestion(open)
    const admin = await site.admin()
    const [bo, cy] = [await answerer('Bo'), await answerer('Cy')]
    await unwrap(accept(asker.token, bo.answerId))
    await unwrap(remove(admin.token, bo.answerId))
    await unwrap(accept(asker.token, cy.answerId))
    await unwrap(recover(admin.token, bo.answerId))
    expect((await question()).accepted_answer_id).toBe(keyOf(cy.answerId))
    await unwrap(accept(asker.token, bo.answerId))
    await unwrap(accept(asker.token, '0'))
    expect([await rankOf(bo), await rankOf(cy), await rankOf(asker)]).toEqual([1, 1, 9000])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A22 recovering is for staff, and for deleted answers', async () => {
    const { site, answerer, remove, recover } = await openWithQuestion(open)
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const bo = await answerer('Bo', { rank: 9000 })
    expect((await recover(moderator.token, bo.answerId)).error).toMatchObject({ reason: 'error.answer.not_found' })
    await unwrap(remove(bo.token, bo.answerId))
    expect((await recover(bo.token, bo.answerId)).error).toMatchObject({ status: 403 })
    expect((await recover(moderator.token, bo.answerId)).error).toBeUndefined()
    expect((await recover(moderator.token, '10020000000009999')).error).toMatchObject({
      status: 400,
      reason: 'error.answer.not_found',
    })
  })

  it('A23 a deleted answer does not prevent another one', async () => {
    const { answerer, answer, remove, answersOf } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    expect((await answer(bo.token, 'A second one')).error).toMatchObject({ reason: 'error.answer.restrict_answer' })
    await unwrap(remove(bo.token, bo.answerId))
    expect((await answer(bo.token, 'A second one')).error).toBeUndefined()
    expect(await answersOf(bo)).toBe(1)
  })

  it('A24 a deleted answer is visible to those who may see it, and absent for everybody else', async () => {
    const { site, id, key, asker, answerer, remove } = await openWithQuestion(open)
    const admin = await site.admin()
    const bo = await answerer('Bo')
    const read = (token?: string, answerId = bo.answerId) =>
      site.api(token).call('getAnswer', { query: { id: answerId } })
    const seen = await unwrap(read(bo.token))
    expect(seen).toMatchObject({ info: { id: bo.answerId, status: 1 }, question: { id, answered: true } })
    expect(seen.info.member_actions.map((one) => one.action)).toEqual(['report', 'edit', 'delete'])
    expect((await unwrap(read())).info.member_actions).toEqual([])
    await unwrap(remove(bo.token, bo.answerId))
    const absent = (await read(undefined, '10020000000009999')).error
    expect(absent).toMatchObject({ status: 404, reason: 'error.question.not_found' })
    for (const token of [undefined, asker.token]) expect((await read(token)).error).toEqual(absent)
    expect((await unwrap(read(bo.token))).info).toMatchObject({ status: 10, member_actions: [] })
    const actions = (await unwrap(read(admin.token))).info.member_actions
    expect(actions.map((one) => one.action)).toEqual(['undelete'])
    await site.ctx.db.updateTable('questions').set({ listed: 0 }).where('id', '=', key).execute()
    expect((await read(bo.token)).error).toEqual(absent)
  })
})
