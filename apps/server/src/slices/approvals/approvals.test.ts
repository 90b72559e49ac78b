import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { answerCreated } from '../answers/index.ts'
import { commentCreated } from '../comments/index.ts'
import { contributePostReviewer } from '../posts/index.ts'
import { questionCreated } from '../questions/index.ts'
import { openWithQueue } from './approvals.test-data.ts'

const FIRST = { first_posts_wait: true }
const NOT_FOUND = { status: 404, reason: 'error.question.not_found' }

/** What is told of posts from now on, in order. */
function listenToCreations(site: TestSite): string[] {
  const told: string[] = []
  site.app.bus.on(questionCreated, async () => void told.push('question'))
  site.app.bus.on(answerCreated, async () => void told.push('answer'))
  site.app.bus.on(commentCreated, async () => void told.push('comment'))
  return told
}

const drift = (site: TestSite) => checkCounters(site.app)

describeOnEveryEngine('posts that wait for approval', (open) => {
  it('X1 nothing waits on a new site, however new the account and however many the links', async () => {
    const { site, bo, ask, answer, comment, queue, mod } = await openWithQueue(open, {})
    const links = Array.from({ length: 9 }, (_, index) => `https://spam.test/${index}`).join(' ')
    expect(await ask(bo, 'Is this the first question?', links)).toMatchObject({ status: 1 })
    expect((await answer(bo)).data?.info.status).toBe(1)
    expect((await comment(bo)).data?.status).toBe(1)
    expect(await queue(mod)).toEqual({ count: 0, list: [] })
    const settings = await unwrap(site.api((await site.admin()).token).call('getWriteSettings'))
    expect(settings).toMatchObject({ first_posts_wait: false, max_links: 0 })
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).not.toHaveProperty('max_links')
  })

  it('X2 first posts wait until three of their author are shown; those of staff never do', async () => {
    const { bo, mod, ask, answer, comment, decide, queue } = await openWithQueue(open, FIRST)
    expect(await ask(bo, 'The first question of Bo')).toMatchObject({ status: 11 })
    expect((await answer(bo)).data?.info.status).toBe(11)
    expect((await comment(bo)).data?.status).toBe(11)
    expect((await queue(mod)).list[0]).toMatchObject({
      object_type: 'question',
      reason: expect.stringContaining('first posts'),
    })
    for (let waiting = 3; waiting > 0; waiting--) {
      expect((await queue(mod)).count).toBe(waiting)
      await decide('approve')
    }
    expect(await ask(bo, 'The second question of Bo')).toMatchObject({ status: 1 })
    expect(await ask(mod, 'The first question of a moderator')).toMatchObject({ status: 1 })
  })

  it('X3 a post with more links to other sites than the setting says waits, at once when it changes', async () => {
    const { bo, ada, mod, admin, ask, comment, queue, save } = await openWithQueue(open, { max_links: 2 })
    const two = 'See https://a.test and https://b.test for that.'
    expect(await ask(bo, 'With two links in it', two)).toMatchObject({ status: 1 })
    expect(await ask(ada, 'With three links in it', `${two} https://c.test`)).toMatchObject({ status: 11 })
    expect(await ask(ada, 'With links to here in it', `${two} http://qa.test/questions`)).toMatchObject({ status: 1 })
    expect((await comment(bo, `${two} Or https://c.test`)).data?.status).toBe(11)
    expect(await ask(admin, 'A moderator with links', `${two} https://c.test`)).toMatchObject({ status: 1 })
    expect((await queue(mod)).list[0]).toMatchObject({
      reason: 'Contains many links',
      submitter_display_name: 'Rules for new posts',
    })
    await save({})
    expect((await ask(ada, 'Still three links in it', `${two} https://d.test`)).status).toBe(11)
    await save({ max_links: 0 })
    expect((await ask(ada, 'Any number of links in it', `${two} https://e.test`)).status).toBe(1)
  })

  it('X4 a waiting question is for its author and staff, who are told so; to others it is absent', async () => {
    const { bo, ada, mod, ask, read } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const operation = { type: '', level: 'secondary', msg: expect.stringContaining('waits for approval') }
    for (const person of [bo, mod]) {
      expect((await read(id, person)).data).toMatchObject({ status: 11, operation, tags: [{ slug_name: 'glass' }] })
    }
    expect((await read(id, ada)).error).toMatchObject(NOT_FOUND)
    expect((await read(id)).error).toMatchObject(NOT_FOUND)
  })

  it('X5 nothing counts a post while it waits, everything once it is shown, and again not once it is deleted', async () => {
    const { site, bo, shown, ask, answer, comment, decide, read, counts, admin } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo', `See http://qa.test/questions/${shown}`)
    await answer(bo)
    await comment(bo)
    const tag = async () => (await unwrap(site.api().call('getTag', { query: { name: 'glass' } }))).question_count
    const numbers = async () => {
      const { data } = await read(shown)
      return [await counts(bo), data?.answer_count, data?.last_answer_id === '0', await tag(), await drift(site)]
    }
    const linked = async () =>
      (await site.app.db.selectFrom('questions').select('linked_count').orderBy('id').executeTakeFirstOrThrow())
        .linked_count
    expect(await numbers()).toEqual([[0, 0], 0, true, 1, []])
    expect(await linked()).toBe(0)
    for (let count = 0; count < 3; count++) await decide('approve')
    expect(await numbers()).toEqual([[1, 1], 1, false, 2, []])
    expect(await linked()).toBe(1)
    const { list } = await unwrap(
      site.api(admin.token).call('listPersonalQuestions', { query: { username: 'bo', page: 1, page_size: 9 } }),
    )
    await unwrap(site.api(bo.token).call('deleteQuestion', { body: { id: list[0]?.question_id ?? '' } }))
    expect(await numbers()).toEqual([[0, 1], 1, false, 1, []])
  })

  it('X6 what creation tells is told when a post is shown, once, and nothing before', async () => {
    const { site, ada, bo, ask, answer, comment, decide, inbox } = await openWithQueue(open, FIRST)
    const told = listenToCreations(site)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo, 'Ask @mod about that')
    expect([told, await inbox(ada)]).toEqual([[], []])
    await decide('approve')
    expect(told).toEqual(['question'])
    await decide('approve')
    expect([told, await inbox(ada)]).toEqual([['question', 'answer'], ['answered question']])
    await decide('approve')
    expect(told).toEqual(['question', 'answer', 'comment'])
    const jobs = await site.app.db.selectFrom('jobs').select('kind').execute()
    // One for the question that Ada asked, one for Bo's.
    expect(jobs.filter((job) => job.kind === 'mails about a new question')).toHaveLength(2)
  })

  it('X7 somebody mentioned in a waiting comment learns it once it is shown', async () => {
    const { mod, bo, comment, decide, inbox } = await openWithQueue(open, FIRST)
    await comment(bo, 'Ask @mod about that')
    expect(await inbox(mod)).toEqual([])
    await decide('approve')
    expect(await inbox(mod)).toEqual(['mentioned you'])
  })

  it('X8 a rejected post is deleted, its author is told, and nobody else ever learned of it', async () => {
    const { site, ada, bo, ask, answer, comment, decide, inbox, read, counts } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo)
    for (let count = 0; count < 3; count++) await decide('reject')
    expect(new Set(await inbox(bo))).toEqual(
      new Set(['Your answer has been deleted', 'Your comment has been deleted', 'Your question has been deleted']),
    )
    expect([await inbox(ada), await counts(bo), await drift(site)]).toEqual([[], [0, 0], []])
    expect((await read(id, bo)).data).toMatchObject({ status: 10, operation: { level: 'danger' } })
    await unwrap(site.api((await site.admin()).token).call('recoverQuestion', { body: { question_id: id } }))
    expect([(await read(id)).data?.status, await counts(bo), await drift(site)]).toEqual([1, [1, 0], []])
  })

  it('X9 of two reviewers at once one decides', async () => {
    const { site, bo, mod, admin, ask, queue, review, read, counts } = await openWithQueue(open, FIRST)
    const told = listenToCreations(site)
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
    expect([await counts(bo), told]).toEqual(approved ? [[1, 0], ['question']] : [[0, 0], []])
    expect([(await queue(mod)).count, await drift(site)]).toEqual([0, []])
    expect((await review(mod, 'nonsense', 'approve')).error).toBeUndefined()
    expect((await review(mod, '999999', 'reject')).error).toBeUndefined()
  })

  it('X10 its author edits it, then the reviewer decides about what it says now', async () => {
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

  it('X11 its author deletes it, and it leaves the queue', async () => {
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

  it('X12 nobody answers, comments on, votes on, bookmarks, follows, flags, closes or invites to what waits', async () => {
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

  it('X13 who has an answer that waits does not answer again, and finds it', async () => {
    const { bo, ada, answer, read, shown, site } = await openWithQueue(open, FIRST)
    const { data } = await answer(bo)
    expect((await answer(bo, 'The same person again')).error?.reason).toBe('error.answer.restrict_answer')
    expect((await read(shown, bo)).data).toMatchObject({ answered: true, first_answer_id: data?.info.id })
    const list = async (token?: string) =>
      (await unwrap(site.api(token).call('listAnswers', { query: { question_id: shown } }))).list.map(
        (one) => one.status,
      )
    expect([await list(bo.token), await list(ada.token), await list()]).toEqual([[11], [], []])
  })

  it('X14 an answer asked with its question waits with it and is shown with it', async () => {
    const { site, bo, mod, queue, decide, read, counts, admin } = await openWithQueue(open, FIRST)
    const told = listenToCreations(site)
    const body = { title: 'Both at once of Bo', content: 'I ask this.', tags: [{ slug_name: 'glass' }] }
    const ask = (answer_content: string, title = body.title) =>
      unwrap(site.api(bo.token).call('createQuestionWithAnswer', { body: { ...body, title, answer_content } }))
    const { info, question } = await ask('And I know the answer.')
    expect([info.status, question?.status, (await queue(mod)).count]).toEqual([11, 11, 1])
    expect(await decide('reject')).toBeNull()
    expect((await queue(mod)).count).toBe(0)
    await unwrap(site.api(admin.token).call('recoverQuestion', { body: { question_id: question?.id ?? '' } }))
    expect((await queue(mod)).list.map((one) => one.object_type)).toEqual(['answer'])
    expect(told).toEqual([])
    expect(await drift(site)).toEqual([])
    await decide('reject')
    await unwrap(site.api(admin.token).call('updateWriteSettings', { body: { first_posts_wait: false, max_links: 1 } }))
    const links = 'https://a.test and https://b.test'
    const second = await ask('Only my question waits.', 'Only the question waits')
    expect(second.question?.status).toBe(1)
    const third = await unwrap(
      site.api(bo.token).call('createQuestionWithAnswer', {
        body: { ...body, title: 'The question with links', content: links, answer_content: 'And I know the answer.' },
      }),
    )
    expect([third.info.status, third.question?.status]).toEqual([11, 11])
    await decide('approve')
    expect((await read(third.question?.id ?? '')).data).toMatchObject({ status: 1, answer_count: 1 })
    expect([told, await counts(bo), (await queue(mod)).count]).toEqual([
      ['question', 'answer', 'question', 'answer'],
      [3, 2],
      0,
    ])
    expect(await drift(site)).toEqual([])
  })

  it('X15 search does not know what waits, and finds it once it is shown', async () => {
    const { site, bo, ask, answer, decide } = await openWithQueue(open, FIRST)
    await ask(bo, 'A question about zymurgy')
    await answer(bo, 'An answer about zymurgy')
    const found = async (token: string) =>
      (await unwrap(site.api(token).call('search', { query: { q: 'zymurgy' } }))).list.length
    expect(await found(bo.token)).toBe(0)
    await decide('approve')
    await decide('approve')
    expect(await found(bo.token)).toBe(2)
  })

  it('X16 the author and staff find waiting questions in the profile, nobody in other lists', async () => {
    const { site, ada, bo, mod, ask } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    const profile = async (token?: string) =>
      (await unwrap(site.api(token).call('listPersonalQuestions', { query: { username: 'bo' } }))).list.map(
        (one) => one.status,
      )
    const list = async (token?: string) =>
      (await unwrap(site.api(token).call('listQuestions', { query: { order: 'newest' } }))).count
    expect([await profile(bo.token), await profile(mod.token)]).toEqual([['pending'], ['pending']])
    expect([await profile(ada.token), await profile()]).toEqual([[], []])
    expect([await list(bo.token), await list(mod.token), await list()]).toEqual([1, 1, 1])
  })

  it('X17 administrators approve and delete it by its state as well', async () => {
    const { site, bo, admin, mod, ask, answer, queue, read } = await openWithQueue(open, FIRST)
    const told = listenToCreations(site)
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
    expect([told, (await queue(mod)).count]).toEqual([['question', 'answer'], 1])
    expect((await read(first.id)).data?.status).toBe(2)
    expect(await drift(site)).toEqual([])
  })

  it('X18 a reviewer of a plugin has a seat: the strictest verdict counts, and what it deletes was never told', async () => {
    const { site, ada, mod, ask, answer, comment, queue, read, counts } = await openWithQueue(open, {})
    const told = listenToCreations(site)
    contributePostReviewer(site.app, 'Looks odd', ({ content }) => (content.includes('odd') ? 'hold' : 'approve'))
    contributePostReviewer(site.app, 'Is spam', async ({ content }) =>
      content.includes('spam') ? 'delete' : 'approve',
    )
    const spam = await ask(ada, 'Would you like some?', 'An odd offer of spam.')
    expect(spam).toMatchObject({ status: 10, operation: { level: 'danger' } })
    expect((await comment(ada, 'More spam')).data?.status).toBe(10)
    expect((await answer(ada, 'More spam for everybody')).data?.info.status).toBe(10)
    expect((await read(spam.id)).error).toMatchObject(NOT_FOUND)
    expect((await ask(ada, 'Is this an odd one?', 'A bit odd, yes.')).status).toBe(11)
    expect((await queue(mod)).list[0]?.reason).toBe('Looks odd')
    expect([told, await counts(ada), await drift(site)]).toEqual([[], [1, 0], []])
  })

  it('X19 content removal takes what waits along', async () => {
    const { site, bo, mod, admin, ask, answer, comment, queue } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo)
    const body = { user_id: String(bo.id), status: 'suspended', remove_all_content: true } as const
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    expect([(await queue(mod)).count, await drift(site)]).toEqual([0, []])
  })
})

describeOnEveryEngine('the review queues', (open) => {
  it('X20 are offered to those they are for, in their language, and together are the number of the dot', async () => {
    const { site, ada, bo, mod, ask, answer, shown } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await unwrap(site.api(ada.token).call('createReport', { body: { object_id: shown, report_type: 57 } }))
    const types = async (token: string) => unwrap(site.api(token).call('listReviewTypes'))
    expect(await types(mod.token)).toEqual([
      { name: 'queued_post', label: 'Posts waiting for approval', todo_amount: 2 },
      { name: 'flagged_post', label: 'Flagged posts', todo_amount: 1 },
      { name: 'suggested_post_edit', label: 'Suggested edits', todo_amount: 0 },
    ])
    expect((await types(ada.token)).map((type) => type.name)).toEqual(['suggested_post_edit'])
    const dot = async (token: string) => unwrap(site.api(token).call('getNotificationStatus'))
    expect(await dot(mod.token)).toMatchObject({ revision: 3, can_revision: true })
    expect(await dot(ada.token)).toMatchObject({ revision: 0, can_revision: true })
    const nobody = await site.registerPerson({ name: 'Cy' })
    expect([await types(nobody.token), (await dot(nobody.token)).revision]).toEqual([[], 0])
  })

  it('X21 waiting posts are listed for staff only, one a page, oldest first; others decide nothing', async () => {
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
