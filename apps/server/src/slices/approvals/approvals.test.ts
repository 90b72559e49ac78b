import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { drift, FIRST, listenToCreations, NOT_FOUND, openWithQueue } from './approvals.test-data.ts'

describeOnEveryEngine('posts pending approval', (open) => {
  it('X4 a pending question is shown as such to its author and staff; to others it does not exist', async () => {
    const { bo, ada, mod, ask, read } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    const operation = { type: '', level: 'secondary', msg: expect.stringContaining('waits for approval') }
    for (const person of [bo, mod]) {
      expect((await read(id, person)).data).toMatchObject({ status: 11, operation, tags: [{ slug_name: 'glass' }] })
    }
    expect((await read(id, ada)).error).toMatchObject(NOT_FOUND)
    expect((await read(id)).error).toMatchObject(NOT_FOUND)
  })

  it('X5 a post counts nowhere while pending, everywhere once shown, and nowhere again once deleted', async () => {
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
      (await site.ctx.db.selectFrom('questions').select('linked_count').orderBy('id').executeTakeFirstOrThrow())
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

  it('X6 the creation events of a post are emitted once, when it is shown, and none before', async () => {
    const { site, ada, bo, ask, answer, comment, decide, inbox } = await openWithQueue(open, FIRST)
    const emitted = listenToCreations(site)
    await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo, 'Ask @mod about that')
    expect([emitted, await inbox(ada)]).toEqual([[], []])
    await decide('approve')
    expect(emitted).toEqual(['question'])
    await decide('approve')
    expect([emitted, await inbox(ada)]).toEqual([['question', 'answer'], ['answered the question']])
    await decide('approve')
    expect(emitted).toEqual(['question', 'answer', 'comment'])
    const jobs = await site.ctx.db.selectFrom('jobs').select('kind').execute()
    // One job for Ada's question, and one for Bo's.
    expect(jobs.filter((job) => job.kind === 'mails about a new question')).toHaveLength(2)
  })

  it('X7 a person mentioned in a pending comment is notified once it is shown', async () => {
    const { mod, bo, comment, decide, inbox } = await openWithQueue(open, FIRST)
    await comment(bo, 'Ask @mod about that')
    expect(await inbox(mod)).toEqual([])
    await decide('approve')
    expect(await inbox(mod)).toEqual(['mentioned you'])
  })

  it('X8 a rejected post is deleted, its author is notified, and nobody else ever sees it', async () => {
    const { site, ada, bo, ask, answer, comment, decide, inbox, read, counts } = await openWithQueue(open, FIRST)
    const { id } = await ask(bo, 'The first question of Bo')
    await answer(bo)
    await comment(bo)
    for (let count = 0; count < 3; count++) await decide('reject')
    expect(new Set(await inbox(bo))).toEqual(
      new Set(['deleted your answer', 'deleted your comment', 'deleted your question']),
    )
    expect([await inbox(ada), await counts(bo), await drift(site)]).toEqual([[], [0, 0], []])
    expect((await read(id, bo)).data).toMatchObject({ status: 10, operation: { level: 'danger' } })
    await unwrap(site.api((await site.admin()).token).call('recoverQuestion', { body: { question_id: id } }))
    expect([(await read(id)).data?.status, await counts(bo), await drift(site)]).toEqual([1, [1, 0], []])
  })

  it('X13 the author of a pending answer cannot answer again, and sees that answer', async () => {
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

  it('X14 an answer posted with its question is pending with it and shown with it', async () => {
    const { site, bo, mod, queue, decide, read, counts, admin } = await openWithQueue(open, FIRST)
    const emitted = listenToCreations(site)
    const body = { title: 'Both at once of Bo', content: 'I ask this.', tags: [{ slug_name: 'glass' }] }
    const ask = (answer_content: string, title = body.title) =>
      unwrap(site.api(bo.token).call('createQuestionWithAnswer', { body: { ...body, title, answer_content } }))
    const { info, question } = await ask('And I know the answer.')
    expect([info.status, question?.status, (await queue(mod)).count]).toEqual([11, 11, 1])
    expect(await decide('reject')).toBeNull()
    expect((await queue(mod)).count).toBe(0)
    await unwrap(site.api(admin.token).call('recoverQuestion', { body: { question_id: question?.id ?? '' } }))
    expect((await queue(mod)).list.map((one) => one.object_type)).toEqual(['answer'])
    expect(emitted).toEqual([])
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
    expect([emitted, await counts(bo), (await queue(mod)).count]).toEqual([
      ['question', 'answer', 'question', 'answer'],
      [3, 2],
      0,
    ])
    expect(await drift(site)).toEqual([])
  })

  it('X15 search does not find pending posts until they are shown', async () => {
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

  it('X16 the author and staff see pending questions in the profile; no other list shows them', async () => {
    const { site, ada, bo, mod, ask } = await openWithQueue(open, FIRST)
    await ask(bo, 'The first question of Bo')
    const waiting = ['The first question of Bo', 'pending']
    const profile = async (token?: string) =>
      (await unwrap(site.api(token).call('listPersonalQuestions', { query: { username: 'bo' } }))).list.map(
        ({ title, status }) => [title, status],
      )
    const list = async (token?: string) =>
      (await unwrap(site.api(token).call('listQuestions', { query: { order: 'newest' } }))).count
    expect([await profile(bo.token), await profile(mod.token)]).toEqual([[waiting], [waiting]])
    expect([await profile(ada.token), await profile()]).toEqual([[], []])
    expect([await list(bo.token), await list(mod.token), await list()]).toEqual([1, 1, 1])
  })
})
