import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { FIRST, openWithQueue } from './approvals.test-data.ts'

describeOnEveryEngine('the review queues', (open) => {
  it('X20 queues are listed for those who may review them, in their language, and add up to the number of the badge', async () => {
    const { site, ada, bo, mod, ask, answer, shown } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await unwrap(site.api(ada.token).call('createReport', { body: { object_id: shown, report_type: 57 } }))
    const types = async (token: string) => unwrap(site.api(token).call('listReviewTypes'))
    expect(await types(mod.token)).toEqual([
      { name: 'queued_post', label: 'Pending posts', todo_amount: 2 },
      { name: 'flagged_post', label: 'Flags', todo_amount: 1 },
      { name: 'suggested_post_edit', label: 'Edits', todo_amount: 0 },
    ])
    expect((await types(ada.token)).map((type) => type.name)).toEqual(['suggested_post_edit'])
    const dot = async (token: string) => unwrap(site.api(token).call('getNotificationStatus'))
    expect(await dot(mod.token)).toMatchObject({ revision: 3, can_revision: true })
    expect(await dot(ada.token)).toMatchObject({ revision: 0, can_revision: true })
    const nobody = await site.registerPerson({ name: 'Cy' })
    expect([await types(nobody.token), (await dot(nobody.token)).revision]).toEqual([[], 0])
  })

  it('X21 only staff see and decide on pending posts, one per page, oldest first', async () => {
    const { site, ada, bo, mod, ask, answer, queue, review } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const { data } = await answer(bo)
    const [first, second, third] = [await queue(mod, 1), await queue(mod, 2), await queue(mod, 3)]
    expect([first.count, first.list.length, third]).toEqual([2, 1, { count: 2, list: [] }])
    expect(first.list[0]).toMatchObject({
      object_id: id,
      object_type: 'question',
      question_id: id,
      answer_id: '',
      comment_id: '',
      title: 'The first question of Bo',
      tags: [{ slug_name: 'glass' }],
      author_user: { username: 'bo' },
    })
    expect(second.list[0]).toMatchObject({ object_id: data?.info.id, answer_id: data?.info.id, tags: [] })
    expect(await queue(ada)).toEqual({ count: 0, list: [] })
    expect((await review(ada, first.list[0]?.review_id ?? '', 'approve')).error?.status).toBe(403)
    expect((await site.api().call('listPendingPosts', { query: {} })).error?.status).toBe(401)
  })
})
