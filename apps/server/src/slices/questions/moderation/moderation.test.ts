import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { checkCounters } from '../../../integrity/index.ts'
import type { EventType } from '../../../platform/events/bus.ts'
import { findTagBySlug } from '../../tags/index.ts'
import { findUser } from '../../users/index.ts'
import {
  addToQuestionCount,
  questionClosed,
  questionDeleted,
  questionHidden,
  questionPinned,
  questionRecovered,
  questionReopened,
  questionShown,
  questionUnpinned,
} from '../index.ts'
import { ask, keyOf, rowOf } from '../question.test-data.ts'

type Closing = Omit<OperationBody<'closeQuestion'>, 'id'>
type Operation = OperationBody<'operateQuestion'>['operation']

/** Returns all actions of staff and authors on a question, performed with a given token. */
function as(site: TestSite, token: string | undefined, id: string) {
  const api = site.api(token)
  return {
    remove: () => api.call('deleteQuestion', { body: { id } }),
    recover: () => api.call('recoverQuestion', { body: { question_id: id } }),
    close: (closing: Closing) => api.call('closeQuestion', { body: { id, ...closing } }),
    reopen: () => api.call('reopenQuestion', { body: { question_id: id } }),
    operate: (operation: Operation) => api.call('operateQuestion', { body: { id, operation } }),
    read: () => api.call('getQuestion', { query: { id } }),
  }
}

function listen(site: TestSite, ...events: EventType<object>[]): [string, object][] {
  const emitted: [string, object][] = []
  for (const event of events) site.ctx.bus.on(event, async (_tx, payload) => void emitted.push([event.name, payload]))
  return emitted
}

const denied = { status: 403, reason: 'error.rank.fail_to_meet_the_condition' }
const notFound = { status: 400, reason: 'error.question.not_found' }

describeOnEveryEngine('moderating questions', (open) => {
  it('Q23 authors can delete their question unless its answers are worth keeping; staff can delete any', async () => {
    const site = await open()
    const admin = await site.admin()
    const moderator = await site.registerPerson({ name: 'Mona', role: 3 })
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const eve = await site.registerPerson({ name: 'Eve', rank: 9000 })
    const plain = await ask(site, ada.token, { title: 'A question without answers' })
    expect((await as(site, eve.token, plain).remove()).error).toMatchObject(denied)
    expect((await as(site, undefined, plain).remove()).error).toMatchObject({ status: 401 })
    expect((await as(site, ada.token, plain).remove()).error).toBeUndefined()
    const answered = await ask(site, ada.token, { title: 'A question with an answer' })
    for (const { token } of [eve, admin]) {
      const body = { question_id: answered, content: 'An answer to it' }
      await unwrap(site.api(token).call('createAnswer', { body }))
    }
    expect((await as(site, ada.token, answered).remove()).error).toMatchObject({
      status: 400,
      reason: 'error.question.cannot_deleted',
    })
    expect((await as(site, moderator.token, answered).remove()).error).toBeUndefined()
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q24 deleting and recovering change every counter once, including those of the tags', async () => {
    const site = await open()
    const admin = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'A question that goes and comes' })
    const emitted = listen(site, questionDeleted, questionRecovered)
    const counts = async () => [
      (await findUser(site.ctx.db, ada.id))?.question_count,
      (await findTagBySlug(site.ctx.db, 'beer'))?.question_count,
    ]
    const removals = await Promise.all(Array.from({ length: 10 }, () => as(site, admin.token, id).remove()))
    expect(removals.filter((result) => result.error)).toEqual([])
    expect(await counts()).toEqual([0, 0])
    const deletedAt = site.clock.now()
    expect(await unwrap(as(site, ada.token, id).read())).toMatchObject({
      status: 10,
      tags: [{ slug_name: 'beer' }],
      operation: { type: '', level: 'danger', time: Math.floor(deletedAt / 1000) },
    })
    expect((await as(site, ada.token, id).recover()).error).toMatchObject(denied)
    const recoveries = await Promise.all(Array.from({ length: 10 }, () => as(site, admin.token, id).recover()))
    expect(recoveries.filter((result) => result.error)).toEqual([])
    expect(await counts()).toEqual([1, 1])
    expect((await unwrap(as(site, undefined, id).read())).operation).toBeUndefined()
    const event = { questionId: keyOf(id), questionAuthorId: ada.id, actorId: admin.id, at: deletedAt }
    expect(emitted).toEqual([
      ['question.deleted', event],
      ['question.recovered', event],
    ])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q25 deleting an absent question succeeds, and recovering one is refused as not found', async () => {
    const site = await open()
    const { token } = await site.admin()
    for (const id of ['10010000000009999', 'x', '0']) {
      expect((await as(site, token, id).remove()).error).toBeUndefined()
      expect((await as(site, token, id).recover()).error).toMatchObject(notFound)
    }
  })

  it('Q26 closing requires a reason, and a message where the reason asks for one', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'A question to be closed' })
    const field = async (closing: Closing) => {
      const { error } = await as(site, token, id).close(closing)
      return error?.kind === 'fields' ? error.fields[0]?.error_field : error
    }
    expect(await field({})).toBe('close_type')
    const { error: missing } = await as(site, token, id).close({})
    expect(missing).toMatchObject({ fields: [{ error_msg: 'Please select a reason.' }] })
    expect(await field({ close_type: 57, close_msg: 'A reason for flags' })).toBe('close_type')
    expect(await field({ close_type: 59, close_msg: '  ' })).toBe('close_msg')
    expect(await field({ close_type: 64 })).toBe('close_msg')
    for (const close_msg of [
      'no address',
      'javascript:alert(1)',
      'mailto:a@b.test',
      '//evil.test',
      `/questions/${id}`,
    ]) {
      expect(await field({ close_type: 60, close_msg }), close_msg).toBe('close_msg')
    }
    expect((await rowOf(site, id)).status).toBe('available')
  })

  it('Q27 a closed question shows the reason, takes no answers, and can be reopened', async () => {
    const site = await open()
    const admin = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'A question to be closed' })
    const emitted = listen(site, questionClosed, questionReopened)
    const closing = { close_type: 59, close_msg: ' Too broad ' }
    expect((await as(site, ada.token, id).close(closing)).error).toMatchObject(denied)
    const at = site.clock.now()
    expect((await as(site, admin.token, id).close(closing)).error).toBeUndefined()
    expect((await as(site, admin.token, id).close(closing)).error, 'once more').toBeUndefined()
    const read = await unwrap(as(site, ada.token, id).read())
    const notice = { type: 'Something else', msg: 'Too broad', time: Math.floor(at / 1000), level: 'info' }
    const by = { id: String(admin.id), role_id: 2 }
    expect(read).toMatchObject({ status: 2, operation: { ...notice, user_info: by } })
    const body = { question_id: id, content: 'An answer to it' }
    expect((await site.api(ada.token).call('createAnswer', { body })).error).toMatchObject({
      reason: 'error.answer.question_closed_cannot_add',
    })
    expect((await as(site, ada.token, id).reopen()).error).toMatchObject(denied)
    expect((await as(site, admin.token, id).reopen()).error).toBeUndefined()
    expect((await as(site, admin.token, id).reopen()).error, 'once more').toBeUndefined()
    expect(await rowOf(site, id)).toMatchObject({ status: 'available', close_reason: null, closed_at: null })
    const event = { questionId: keyOf(id), questionAuthorId: ada.id, actorId: admin.id, at }
    expect(emitted).toEqual([
      ['question.closed', { ...event, reason: 'something', message: 'Too broad' }],
      ['question.reopened', event],
    ])
  })

  it('Q67 closing a closed question for another reason replaces the reason', async () => {
    const site = await open()
    const admin = await site.admin()
    const mo = await site.registerPerson({ name: 'Mo', role: 3 })
    const id = await ask(site, admin.token, { title: 'A question to be closed' })
    const emitted = listen(site, questionClosed)
    await unwrap(as(site, admin.token, id).close({ close_type: 59, close_msg: 'Too broad' }))
    site.clock.advance(60_000)
    await unwrap(as(site, mo.token, id).close({ close_type: 63 }))
    expect((await unwrap(as(site, admin.token, id).read())).operation).toMatchObject({
      type: 'Against a community rule',
      msg: '',
      time: Math.floor(site.clock.now() / 1000),
      user_info: { id: String(mo.id) },
    })
    expect(emitted.map((event) => event[1])).toMatchObject([{ reason: 'something' }, { reason: 'community_specific' }])
  })

  it('Q28 of concurrent closings all succeed and the last one counts', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'A question to be closed' })
    const emitted = listen(site, questionClosed)
    const reasons = [59, 64, 59, 64, 59, 64].map((close_type) => ({ close_type, close_msg: `For ${close_type}` }))
    const results = await Promise.all(reasons.map((closing) => as(site, token, id).close(closing)))
    expect(results.flatMap((result) => result.error ?? [])).toEqual([])
    const { close_reason: reason, close_message: message } = await rowOf(site, id)
    expect(emitted.at(-1)?.[1]).toMatchObject({ reason, message })
  })

  it('Q29 a closed question that was deleted is recovered closed', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'A question to be closed' })
    const question = as(site, token, id)
    await unwrap(question.close({ close_type: 63 }))
    await unwrap(question.remove())
    expect((await question.reopen()).error).toMatchObject({ reason: 'error.question.cannot_update' })
    expect((await question.close({ close_type: 63 })).error).toMatchObject({ reason: 'error.question.cannot_update' })
    await unwrap(question.recover())
    expect((await unwrap(question.read())).operation).toMatchObject({ type: 'Against a community rule', msg: '' })
  })

  it('Q30 pinning and hiding are for staff, exclude each other, and emit one event each', async () => {
    const site = await open()
    const admin = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'A question to be moved' })
    const emitted = listen(site, questionPinned, questionUnpinned, questionHidden, questionShown)
    const state = async () => {
      const { pinned, listed } = await rowOf(site, id)
      return { pinned, listed }
    }
    for (const operation of ['pin', 'unpin', 'hide', 'show'] as const) {
      expect((await as(site, ada.token, id).operate(operation)).error).toMatchObject(denied)
    }
    const staff = as(site, admin.token, id)
    for (const [operation, pinned, listed] of [
      ['unpin', 0, 1],
      ['show', 0, 1],
      ['pin', 1, 1],
      ['pin', 1, 1],
      ['hide', 1, 1],
      ['unpin', 0, 1],
      ['hide', 0, 0],
      ['hide', 0, 0],
      ['pin', 0, 0],
      ['show', 0, 1],
    ] as const) {
      await unwrap(staff.operate(operation))
      expect(await state(), operation).toEqual({ pinned, listed })
    }
    expect(emitted.map(([name]) => name)).toEqual([
      'question.pinned',
      'question.unpinned',
      'question.hidden',
      'question.shown',
    ])
    await unwrap(staff.remove())
    expect((await staff.operate('pin')).error).toMatchObject({ reason: 'error.question.cannot_update' })
    expect((await as(site, admin.token, '10010000000009999').operate('pin')).error).toMatchObject(notFound)
  })

  it('Q31 tags count a question only while it is listed', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'A question to be hidden' })
    const question = as(site, token, id)
    const count = async () => (await findTagBySlug(site.ctx.db, 'beer'))?.question_count
    await Promise.all(Array.from({ length: 5 }, () => question.operate('hide')))
    expect(await count()).toBe(0)
    const body = { id, title: 'Edited while it is hidden', content: 'In more words', tags: [{ slug_name: 'beer' }] }
    await unwrap(site.api(token).call('updateQuestion', { body }))
    await unwrap(question.remove())
    await unwrap(question.recover())
    expect(await count(), 'hidden still').toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => question.operate('show')))
    expect(await count()).toBe(1)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('Q32 exactly the actions offered in member_actions succeed', async () => {
    const site = await open()
    const moderator = await site.registerPerson({ name: 'Mona', role: 3 })
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'A question with actions' })
    await addToQuestionCount(site.ctx.db, keyOf(id), 'view_count', 1)
    const offered = async (token: string) =>
      (await unwrap(as(site, token, id).read())).member_actions.map((one) => one.action)
    expect(await offered(ada.token)).toEqual(['report', 'edit', 'delete'])
    expect(await offered(moderator.token)).toEqual(['report', 'edit', 'close', 'pin', 'hide', 'delete'])
    await unwrap(as(site, moderator.token, id).operate('hide'))
    expect(await offered(moderator.token)).toEqual(['report', 'edit', 'close', 'show', 'delete'])
    await unwrap(as(site, moderator.token, id).remove())
    expect(await offered(moderator.token)).toEqual(['undelete'])
    expect(await offered(ada.token)).toEqual([])
  })
})
