import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { drift, FIRST, listenToCreations, NOT_FOUND, openWithQueue } from './approvals.test-data.ts'

describeOnEveryEngine('decisions on pending posts', (open) => {
  it('X9 of two concurrent reviewers only one decides', async () => {
    const { site, bo, mod, admin, ask, queue, review, read, counts } = await openWithQueue(open, FIRST)
    const emitted = listenToCreations(site)
    const { id } = await ask(bo, 'The first question of Bo')
    const reviewId = (await queue(mod)).list[0]?.review_id ?? ''
    const all = await Promise.all([
      review(mod, reviewId, 'approve'),
      review(admin, reviewId, 'reject'),
      review(admin, reviewId, 'approve'),
      review(mod, reviewId, 'reject'),
    ])
    expect(all.flatMap(({ error }) => error ?? [])).toEqual([])
    const approved = (await read(id)).data?.status === 1
    expect([await counts(bo), emitted]).toEqual(approved ? [[1, 0], ['question']] : [[0, 0], []])
    expect([(await queue(mod)).count, await drift(site)]).toEqual([0, []])
    expect((await review(mod, 'nonsense', 'approve')).error).toBeUndefined()
    expect((await review(mod, '999999', 'reject')).error).toBeUndefined()
  })

  it('X10 an edit by the author requeues the post, and the reviewer decides on the current text', async () => {
    const { site, bo, mod, ask, answer, comment, queue, review, read, shown } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const { data: answered } = await answer(bo)
    const { data: commented } = await comment(bo)
    const seen = await Promise.all([1, 2, 3].map(async (page) => (await queue(mod, page)).list[0]?.review_id ?? ''))
    const api = site.api(bo.token)
    const tags = [{ slug_name: 'glass' }]
    await unwrap(
      api.call('updateQuestion', {
        body: { id, title: 'The better question of Bo', content: 'Much better now.', tags },
      }),
    )
    await unwrap(
      api.call('updateAnswer', {
        body: { id: answered?.info.id ?? '', question_id: shown, content: 'A better answer.' },
      }),
    )
    await unwrap(
      api.call('updateComment', { body: { comment_id: commented?.comment_id ?? '', original_text: 'Better.' } }),
    )
    for (const reviewId of seen) await unwrap(review(mod, reviewId, 'approve'))
    expect((await read(id)).error).toMatchObject(NOT_FOUND)
    const texts = await Promise.all([1, 2, 3].map(async (page) => (await queue(mod, page)).list[0]?.original_text))
    expect(texts).toEqual(['Much better now.', 'A better answer.', 'Better.'])
    expect(await drift(site)).toEqual([])
  })

  it('X11 a pending post deleted by its author leaves the queue', async () => {
    const { site, bo, mod, ask, answer, comment, queue, review, counts } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const { data: answered } = await answer(bo)
    const { data: commented } = await comment(bo)
    const reviewId = (await queue(mod)).list[0]?.review_id ?? ''
    const api = site.api(bo.token)
    await unwrap(api.call('deleteQuestion', { body: { id } }))
    await unwrap(api.call('deleteAnswer', { body: { id: answered?.info.id ?? '' } }))
    await unwrap(api.call('deleteComment', { body: { comment_id: commented?.comment_id ?? '' } }))
    expect((await queue(mod)).count).toBe(0)
    expect((await review(mod, reviewId, 'approve')).error).toBeUndefined()
    expect([await counts(bo), await drift(site)]).toEqual([[0, 0], []])
  })

  it('X12 a pending post cannot be answered, commented on, voted on, bookmarked, followed, flagged, closed or invited to', async () => {
    const { site, ada, bo, mod, shown, ask, answer, comment } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const { data: answered } = await answer(bo)
    const { data: commented } = await comment(bo)
    const [answerId, commentId] = [answered?.info.id ?? '', commented?.comment_id ?? '']
    for (const person of [ada, bo, mod]) {
      const api = site.api(person.token)
      const attempts = [
        answer(person, 'An answer to what waits', id),
        comment(person, 'About what waits', id),
        comment(person, 'About an answer that waits', answerId),
        api.call('createComment', {
          body: { object_id: shown, original_text: 'A reply.', reply_comment_id: commentId },
        }),
        api.call('voteUp', { body: { object_id: id } }),
        api.call('voteUp', { body: { object_id: answerId } }),
        api.call('voteUp', { body: { object_id: commentId } }),
        api.call('switchBookmark', { body: { object_id: id, group_id: '0', bookmark: true } }),
        api.call('follow', { body: { object_id: id } }),
        api.call('createReport', { body: { object_id: id, report_type: 57 } }),
        api.call('createReport', { body: { object_id: answerId, report_type: 57 } }),
        api.call('createReport', { body: { object_id: commentId, report_type: 57 } }),
        api.call('closeQuestion', { body: { id, close_type: 63, close_msg: '' } }),
        api.call('operateQuestion', { body: { id, operation: 'pin' } }),
        api.call('updateQuestionInvites', { body: { id, invite_user: ['ada'] } }),
        api.call('acceptAnswer', { body: { question_id: shown, answer_id: answerId } }),
      ]
      for (const [index, { error }] of (await Promise.all(attempts)).entries()) {
        expect(error?.status, `attempt ${index} of ${person.username}`).toBeGreaterThanOrEqual(400)
        expect(error?.status, `attempt ${index} of ${person.username}`).toBeLessThan(500)
      }
    }
    expect(await drift(site)).toEqual([])
  })

  it('X17 administrators can also approve and delete a pending post by changing its status', async () => {
    const { site, bo, admin, mod, ask, answer, queue, read } = await openWithQueue(open, FIRST)
    const emitted = listenToCreations(site)
    const api = site.api(admin.token)
    const [first, second] = [await ask(bo, 'The first question of Bo'), await ask(bo, 'The second question of Bo')]
    const { data } = await answer(bo)
    const both = await unwrap(
      site.api(bo.token).call('createQuestionWithAnswer', {
        body: {
          title: 'Both at once of Bo',
          content: 'I ask this.',
          tags: [{ slug_name: 'glass' }],
          answer_content: 'Known.',
        },
      }),
    )
    expect(
      (await api.call('updateAdminAnswerStatus', { body: { answer_id: both.info.id, status: 'available' } })).error
        ?.status,
    ).toBe(400)
    await unwrap(api.call('updateAdminQuestionStatus', { body: { question_id: first.id, status: 'closed' } }))
    await unwrap(api.call('updateAdminQuestionStatus', { body: { question_id: second.id, status: 'deleted' } }))
    await unwrap(api.call('updateAdminAnswerStatus', { body: { answer_id: data?.info.id ?? '', status: 'available' } }))
    expect([emitted, (await queue(mod)).count]).toEqual([['question', 'answer'], 1])
    expect((await read(first.id)).data?.status).toBe(2)
    const waiting = { status: 'pending' } as const
    const [questions, answers] = [
      await unwrap(api.call('listAdminQuestions', { query: waiting })),
      await unwrap(api.call('listAdminAnswers', { query: waiting })),
    ]
    expect([questions.list.map((one) => one.id), answers.list.map((one) => one.id)]).toEqual([
      [both.question?.id],
      [both.info.id],
    ])
    expect(await drift(site)).toEqual([])
  })

  it('X19 content removal includes pending posts', async () => {
    const { site, bo, mod, admin, ask, answer, comment, queue } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo)
    const body = { user_id: String(bo.id), status: 'suspended', remove_all_content: true } as const
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    expect([(await queue(mod)).count, await drift(site)]).toEqual([0, []])
  })

  it('X22 approving concurrently with an edit or deletion by the author, or the question’s deletion, leaves one consistent state', async () => {
    const { site, bo, ada, mod, ask, answer, shown, queue, review, read } = await openWithQueue(open, FIRST)
    const emitted = listenToCreations(site)
    const { id } = await ask(bo, 'The first question of Bo')
    const { data } = await answer(bo)
    const reviewIds = await Promise.all([1, 2].map(async (page) => (await queue(mod, page)).list[0]?.review_id ?? ''))
    const api = site.api(bo.token)
    const tags = [{ slug_name: 'glass' }]
    const all = await Promise.all([
      ...reviewIds.map((reviewId) => review(mod, reviewId, 'approve')),
      api.call('deleteQuestion', { body: { id } }),
      api.call('updateAnswer', {
        body: { id: data?.info.id ?? '', question_id: shown, content: 'Quite another answer.' },
      }),
      api.call('updateQuestion', {
        body: { id, title: 'The first question of Bo', content: 'Changed my mind.', tags },
      }),
      site.api(ada.token).call('deleteQuestion', { body: { id: shown } }),
    ])
    expect(all.flatMap(({ error }) => (error && (error.status ?? 500) >= 500 ? [error] : []))).toEqual([])
    expect((await read(id, bo)).data?.status).toBe(10)
    expect(emitted.filter((kind) => kind === 'question').length).toBeLessThan(2)
    expect(emitted.filter((kind) => kind === 'answer').length).toBeLessThan(2)
    expect((await review(mod, reviewIds[1] ?? '', 'approve')).error).toBeUndefined()
    expect([(await queue(mod)).count, await drift(site)]).toEqual([0, []])
  })
})
