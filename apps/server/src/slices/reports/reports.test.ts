import type { OperationBody, OperationId, OperationQuery } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { reportHandled } from './index.ts'

/** A question, an answer and a comment by Ada; Bo flags them, the moderator and the administrator decide. */
async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo' })
  const steward = await site.registerPerson({ name: 'Steward', role: 3 })
  const admin = await site.admin()
  const call = <Id extends OperationId>(person: Person, id: Id, body: OperationBody<Id>) =>
    // Every call in this file has only a body, so the cast is safe.
    site.api(person.token).call(id, { body } as never)
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
  const written = { question_id: question, content: 'A tulip, I think.' }
  const { info } = await unwrap(site.api(ada.token).call('createAnswer', { body: written }))
  const body = { object_id: info.id, original_text: 'Or a goblet?' }
  const { comment_id: comment } = await unwrap(site.api(ada.token).call('createComment', { body }))
  const flag = (person: Person, object_id: string, report_type = 57, content = '') =>
    call(person, 'createReport', { object_id, report_type, content })
  const queue = (person: Person, page = 1) =>
    unwrap(site.api(person.token).call('listUnreviewedReports', { query: { page } }))
  const list = (query: OperationQuery<'listReports'> = {}) =>
    unwrap(site.api(admin.token).call('listReports', { query }))
  return {
    site,
    ada,
    bo,
    steward,
    admin,
    call,
    asked,
    posts: { question, answer: info.id, comment },
    flag,
    queue,
    list,
  }
}

describeOnEveryEngine('flags', (open) => {
  it('F1 pending flags show their reason, one per page for staff, and in the back office by kind and author of the post', async () => {
    const { site, bo, steward, posts, flag, queue, list } = await openWithPosts(open)
    for (const id of Object.values(posts)) {
      site.clock.advance(1000)
      expect((await flag(bo, id, 59, 'Look at this')).error).toBeUndefined()
    }
    const { count, list: rows } = await queue(steward)
    expect([count, rows[0]]).toMatchObject([
      3,
      {
        object_type: 'comment',
        object_id: posts.comment,
        question_id: posts.question,
        answer_id: posts.answer,
        title: 'Which glass for a stout?',
        author_user: { username: 'ada' },
        submitter_user: { username: 'bo' },
        reason: { reason_type: 59 },
        reason_content: 'Look at this',
        object_status: 1,
      },
    ])
    expect((await queue(steward, 3)).list[0]).toMatchObject({ object_type: 'question', tags: [{ slug_name: 'glass' }] })
    expect(await queue(bo)).toEqual({ count: 0, list: [] })
    const kinds = async (query: OperationQuery<'listReports'>) => (await list(query)).list.map((one) => one.object_type)
    expect(await kinds({})).toEqual(['comment', 'answer', 'question'])
    expect(await kinds({ object_type: 'answer' })).toEqual(['answer'])
    expect(await kinds({ status: 'completed' })).toEqual([])
    const author = await site.ctx.db.selectFrom('users').select('id').where('username', '=', 'ada').execute()
    const user_id = String(author[0]?.id)
    expect(await kinds({ status: 'all', user_id })).toEqual(['comment', 'answer', 'question'])
    expect(await kinds({ status: 'all', user_id: String(bo.id) })).toEqual([])
    expect(await kinds({ status: 'all', user_id: 'nobody' })).toEqual([])
  })

  it('F11 in the back office flags are listed by their age or their last change, in both directions', async () => {
    const { site, bo, posts, flag, list } = await openWithPosts(open)
    for (const id of [posts.question, posts.answer, posts.comment, posts.question]) {
      site.clock.advance(1000)
      expect((await flag(bo, id, 59, 'Look at this')).error).toBeUndefined()
    }
    for (const [query, expected] of [
      [{}, ['question', 'comment', 'answer']],
      [{ direction: 'asc' }, ['answer', 'comment', 'question']],
      [{ order: 'created' }, ['comment', 'answer', 'question']],
      [{ order: 'created', direction: 'asc' }, ['question', 'answer', 'comment']],
    ] as const) {
      const kinds = async (page: OperationQuery<'listReports'>) =>
        (await list({ ...query, ...page })).list.map((one) => one.object_type)
      expect(await kinds({}), JSON.stringify(query)).toEqual(expected)
      const pages = await Promise.all([1, 2, 3].map((page) => kinds({ page, page_size: 1 })))
      expect(pages.flat(), JSON.stringify(query)).toEqual(expected)
    }
  })

  it('F12 the pages of a list together are the list, in every state and of every kind of post', async () => {
    const { site, bo, ada, steward, call, posts, flag, list } = await openWithPosts(open)
    for (const person of [bo, ada, steward]) {
      for (const id of Object.values(posts)) {
        site.clock.advance(1000)
        expect((await flag(person, id, 59, `Of ${person.username}`)).error).toBeUndefined()
      }
    }
    // Ends every second flag, so that ended and pending ones alternate and the flags that ended last are not the
    // newest.
    for (const one of (await list()).list.filter((_, i) => i % 2 === 0)) {
      site.clock.advance(1000)
      const decided = { flag_id: one.id, operation_type: 'ignore_report' } as const
      expect((await call(steward, 'reviewReport', decided)).error).toBeUndefined()
    }
    const counts = { pending: [4, 1, 2, 1], completed: [5, 2, 1, 2], all: [9, 3, 3, 3] }
    for (const status of ['pending', 'completed', 'all'] as const) {
      const kinds = ['all', 'question', 'answer', 'comment'] as const
      for (const [at, object_type] of kinds.entries()) {
        for (const order of ['updated', 'created'] as const) {
          const query = { status, object_type, order, page_size: 2 }
          const title = JSON.stringify(query)
          const whole = await list({ ...query, page_size: 20 })
          expect(whole.count, title).toBe(counts[status][at])
          const times = whole.list.map((one) => one[`${order}_at`])
          expect(times, title).toEqual(times.toSorted((a, b) => b - a))
          const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ ...query, page })))
          expect(
            pages.flatMap((page) => page.list),
            title,
          ).toEqual(whole.list)
        }
      }
    }
  })

  it('F13 a pending flag says how many other flags on its author’s posts were decided on, and how many led to something', async () => {
    const { bo, steward, posts, call, flag, queue } = await openWithPosts(open)
    const decide = async (id: string, operation_type: 'ignore_report' | 'delete_post') => {
      expect((await flag(bo, id)).error).toBeUndefined()
      const [flagged] = (await queue(steward)).list
      const body = { flag_id: flagged?.flag_id ?? '', operation_type }
      expect((await call(steward, 'reviewReport', body)).error).toBeUndefined()
    }
    const history = async () => (await queue(steward)).list[0]?.author_flags
    await flag(bo, posts.question)
    expect(await history()).toEqual({ count: 0, upheld: 0 })
    await decide(posts.answer, 'ignore_report')
    await decide(posts.comment, 'delete_post')
    expect(await history()).toEqual({ count: 2, upheld: 1 })
  })

  it('F2 a flag needs a reason for its kind of post, and the text that reason requires', async () => {
    const { bo, call, posts, flag } = await openWithPosts(open)
    const problems = async (...given: [string, number, string?]) => {
      const { error } = await flag(bo, ...given)
      return error?.kind === 'fields' ? error.fields.map((one) => one.error_field) : error
    }
    expect(await problems(posts.question, 61)).toEqual(['report_type'])
    for (const body of [{ object_id: posts.question }, { object_id: posts.question, report_type: 0 }]) {
      expect((await call(bo, 'createReport', body)).error).toMatchObject({
        status: 400,
        fields: [{ error_field: 'report_type', error_msg: 'Please select a reason.' }],
      })
    }
    expect(await problems(posts.question, 59)).toEqual(['content'])
    expect(await problems(posts.question, 60, 'that one')).toEqual(['content'])
    expect(await problems(posts.question, 60, 'https://qa.test/questions/10010000000000001')).toBeUndefined()
    expect(await problems('10010000000009999', 57)).toMatchObject({ reason: 'error.object.not_found' })
  })

  it('F3 one person’s flags on one post are a single flag, however often and concurrently', async () => {
    const { bo, posts, flag, list, steward } = await openWithPosts(open)
    await Promise.all(Array.from({ length: 10 }, () => flag(bo, posts.answer)))
    await flag(bo, posts.answer, 59, 'Better said')
    await flag(steward, posts.answer)
    const { count, list: rows } = await list()
    expect([count, rows.find((row) => row.report_user.username === 'bo')?.content]).toEqual([2, 'Better said'])
  })

  it('F4 a flag ends with an action on the post through the ordinary use cases, and the reporter is notified', async () => {
    const { site, bo, steward, call, asked, posts, flag, queue, list } = await openWithPosts(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(reportHandled, async (_tx, { reporterId, status }) => void emitted.push([reporterId, status]))
    const review = async (operation_type: OperationBody<'reviewReport'>['operation_type'], more: object = {}) => {
      const { list: rows } = await queue(steward)
      return call(steward, 'reviewReport', { flag_id: rows[0]?.flag_id ?? '', operation_type, ...more })
    }
    await flag(bo, posts.question)
    expect(
      (await review('edit_post', { content: 'short', title: 'Which glass?', tags: asked.tags })).error,
    ).toMatchObject({
      fields: [{ error_field: 'content' }],
    })
    expect((await review('edit_post', { ...asked, content: 'Tidied up.' })).error).toBeUndefined()
    await flag(bo, posts.question)
    expect((await review('close_post', { close_type: 63 })).error).toBeUndefined()
    await flag(bo, posts.question)
    expect((await review('unlist_post')).error).toBeUndefined()
    await flag(steward, posts.answer)
    expect((await review('close_post', { close_type: 63 })).error).toMatchObject({
      reason: 'error.report.handle_failed',
    })
    const admin = await site.admin()
    const question = await unwrap(site.api(admin.token).call('getQuestion', { query: { id: posts.question } }))
    expect(question).toMatchObject({ content: 'Tidied up.', status: 2, show: 2 })
    expect(emitted).toEqual(Array.from({ length: 3 }, () => [bo.id, 'completed']))
    expect((await list({ status: 'completed' })).list.map((one) => one.flagged_reason?.reason_type)).toEqual([
      74, 74, 73,
    ])
  })

  it('F5 an ignored flag leaves the post alone', async () => {
    const { bo, steward, call, posts, flag, queue, list, site } = await openWithPosts(open)
    await flag(bo, posts.comment)
    const flag_id = (await queue(steward)).list[0]?.flag_id ?? ''
    await call(steward, 'reviewReport', { flag_id, operation_type: 'ignore_report' })
    expect((await list()).count).toBe(0)
    expect((await list({ status: 'completed' })).list[0]?.flagged_reason?.reason_type).toBe(72)
    const { count } = await unwrap(site.api().call('listComments', { query: { object_id: posts.answer } }))
    expect(count).toBe(1)
    expect((await flag(bo, posts.comment)).error).toBeUndefined()
    expect((await list()).count).toBe(1)
  })

  it('F6 all flags on a post end when it is deleted, whoever deletes it', async () => {
    const { ada, bo, steward, call, posts, flag, queue, list } = await openWithPosts(open)
    await flag(bo, posts.comment)
    await flag(steward, posts.comment)
    const flag_id = (await queue(steward)).list[0]?.flag_id ?? ''
    expect((await call(steward, 'reviewReport', { flag_id, operation_type: 'delete_post' })).error).toBeUndefined()
    expect((await list()).count).toBe(0)
    expect((await list({ status: 'completed' })).list.map((one) => one.flagged_reason?.reason_type)).toEqual([75, 75])
    await flag(bo, posts.answer)
    expect((await call(ada, 'deleteAnswer', { id: posts.answer })).error).toBeUndefined()
    expect((await list()).count).toBe(0)
    expect((await flag(bo, posts.answer)).error).toMatchObject({ status: 400, reason: 'error.object.not_found' })
  })

  it('F7 of two concurrent decisions on a flag only one counts', async () => {
    const { site, bo, steward, admin, call, posts, flag, queue } = await openWithPosts(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(reportHandled, async (_tx, { status }) => void emitted.push(status))
    await flag(bo, posts.question)
    const flag_id = (await queue(steward)).list[0]?.flag_id ?? ''
    const both = await Promise.all([
      call(steward, 'reviewReport', { flag_id, operation_type: 'close_post', close_type: 63 }),
      call(admin, 'reviewReport', { flag_id, operation_type: 'ignore_report' }),
    ])
    expect(both.flatMap(({ error }) => error ?? [])).toEqual([])
    const { status } = await unwrap(site.api(admin.token).call('getQuestion', { query: { id: posts.question } }))
    expect([
      [2, ['completed']],
      [1, ['ignored']],
    ]).toContainEqual([status, emitted])
  })

  it('F8 a flag is completed in the back office by the number of an outcome', async () => {
    const { site, bo, admin, call, posts, flag, list } = await openWithPosts(open)
    const handle = async (flagged_type: number, flagged_content = 'Noted') => {
      const id = (await list()).list[0]?.id ?? ''
      return call(admin, 'handleReport', { id, flagged_type, flagged_content })
    }
    await flag(bo, posts.answer)
    expect((await handle(74)).error).toMatchObject({ status: 400, reason: 'error.report.handle_failed' })
    expect((await handle(75)).error).toBeUndefined()
    const [deleted] = (await list({ status: 'completed', object_type: 'answer' })).list
    expect(deleted).toMatchObject({
      flagged_content: 'Noted',
      flagged_reason: { reason_type: 75 },
      handler: { id: String(admin.id) },
    })
    await flag(bo, posts.question)
    expect((await handle(74)).error).toBeUndefined()
    const question = await unwrap(site.api().call('getQuestion', { query: { id: posts.question } }))
    expect([question.status, question.answer_count]).toEqual([2, 0])
    // Spam is not a closing reason, so the question is closed for "something else".
    expect(question.operation).toMatchObject({ type: 'Something else', msg: 'Noted' })
    const [closed] = (await list({ status: 'completed', object_type: 'question' })).list
    expect(closed).toMatchObject({ flagged_content: 'Noted', flagged_reason: { reason_type: 74 } })
    await call(admin, 'reopenQuestion', { question_id: posts.question })
    await flag(bo, posts.question)
    await handle(74, '')
    const { operation } = await unwrap(site.api().call('getQuestion', { query: { id: posts.question } }))
    expect(operation).toMatchObject({ type: 'Something else', msg: 'Spam' })
    const again = await call(admin, 'handleReport', { id: closed?.id ?? '', flagged_type: 72 })
    expect(again.error).toBeUndefined()
    const absent = await call(admin, 'handleReport', { id: '10080000000000999', flagged_type: 72 })
    expect(absent.error).toMatchObject({ status: 404 })
  })

  it('F9 flagging takes the permission, and only staff decide on flags', async () => {
    const { site, ada, bo, call, posts, flag, queue, steward } = await openWithPosts(open)
    const zed = await site.registerPerson({ name: 'Zed', rank: 0 })
    expect((await flag(zed, posts.question)).error).toMatchObject({ status: 403 })
    await flag(bo, posts.question)
    const flag_id = (await queue(steward)).list[0]?.flag_id ?? ''
    const refused = await call(ada, 'reviewReport', { flag_id, operation_type: 'ignore_report' })
    expect(refused.error).toMatchObject({ status: 403 })
    expect((await site.api(steward.token).call('listReports')).error).toMatchObject({ status: 403 })
  })

  it('F10 a decision on a flag that a crashed process claimed is refused until the claim expires', async () => {
    const { site, bo, steward, call, posts, flag, queue } = await openWithPosts(open)
    await flag(bo, posts.answer)
    const { db, clock } = site.ctx
    await db
      .updateTable('reports')
      .set({ claimed_until: clock.now() + 60_000 })
      .execute()
    const flag_id = (await queue(steward)).list[0]?.flag_id ?? ''
    const ignore = () => call(steward, 'reviewReport', { flag_id, operation_type: 'ignore_report' })
    expect((await ignore()).error).toMatchObject({ status: 400, reason: 'error.report.claimed' })
    site.clock.advance(60_001)
    expect((await ignore()).error).toBeUndefined()
    expect((await queue(steward)).count).toBe(0)
  })
})
