import { unwrap } from '@quandary/api-client'
import type { OperationQuery } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { QueryTookTooLong } from '../../platform/db/query-took-too-long.ts'
import { checkCounters } from '../../integrity/index.ts'
import { answerDeleted, answerRecovered } from '../answers/index.ts'
import {
  findQuestion,
  questionClosed,
  questionDeleted,
  questionIds,
  questionRecovered,
  questionReopened,
} from '../questions/index.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const admin = await site.admin()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const ask = async (title: string) => {
    site.clock.advance(1000)
    const body = { title, content: 'I have many of them.', tags: [{ slug_name: 'glass' }] }
    return (await unwrap(site.api(ada.token).call('createQuestion', { body }))).id
  }
  const question = await ask('Which glass for a stout?')
  const other = await ask('Which 100% pils is the best?')
  const given = { question_id: question, content: 'A *tulip*, I think.' }
  const { info } = await unwrap(site.api(ada.token).call('createAnswer', { body: given }))
  const api = site.api(admin.token)
  return {
    site,
    admin,
    ada,
    ask,
    question,
    other,
    answer: info.id,
    questions: (query: OperationQuery<'listAdminQuestions'> = {}) => unwrap(api.call('listAdminQuestions', { query })),
    answers: (query: OperationQuery<'listAdminAnswers'> = {}) => unwrap(api.call('listAdminAnswers', { query })),
    setQuestion: (question_id: string, status: 'available' | 'closed' | 'deleted') =>
      api.call('updateAdminQuestionStatus', { body: { question_id, status } }),
    setAnswer: (answer_id: string, status: 'available' | 'deleted') =>
      api.call('updateAdminAnswerStatus', { body: { answer_id, status } }),
    stored: async (id: string) => findQuestion(site.ctx.db, questionIds.read(id) ?? 0),
    glasses: async () => {
      const { question_count } = await site.ctx.db
        .selectFrom('tags')
        .select('question_count')
        .where('slug_name', '=', 'glass')
        .executeTakeFirstOrThrow()
      return question_count
    },
  }
}

const idsOf = (page: { list: { id: string }[] }) => page.list.map((row) => row.id)

describeOnEveryEngine('posts in the back office', (open) => {
  it('AP2 questions are listed by state, newest first, hidden ones too', async () => {
    const { site, ask, questions, question, other, setQuestion } = await openWithPosts(open)
    const third = await ask('What is a radler made of?')
    await site.ctx.db
      .updateTable('questions')
      .set({ listed: 0 })
      .where('id', '=', questionIds.read(other) ?? 0)
      .execute()
    expect(idsOf(await questions())).toEqual([third, other, question])
    await unwrap(setQuestion(third, 'closed'))
    await unwrap(setQuestion(other, 'deleted'))
    expect(idsOf(await questions({ status: 'normal' }))).toEqual([question])
    expect(idsOf(await questions({ status: 'closed' }))).toEqual([third])
    expect(idsOf(await questions({ status: 'deleted' }))).toEqual([other])
  })

  it('AP3 a row carries everything the table shows', async () => {
    const { site, questions, question, answer } = await openWithPosts(open)
    const { count, list } = await questions({ query: 'stout' })
    const now = Math.floor(site.clock.now() / 1000)
    expect(count).toBe(1)
    expect(list[0]).toMatchObject({
      id: question,
      title: 'Which glass for a stout?',
      vote_count: 0,
      answer_count: 1,
      accepted_answer_id: '0',
      create_time: now - 1,
      update_time: now,
      edit_time: 0,
      user_info: { username: 'ada' },
    })
    const answers = await site.api((await site.admin()).token).call('listAdminAnswers')
    expect((await unwrap(Promise.resolve(answers))).list).toMatchObject([
      {
        id: answer,
        question_id: question,
        description: 'A tulip, I think.',
        create_time: now,
        update_time: 0,
        accepted: 1,
        vote_count: 0,
        user_info: { username: 'ada' },
        question_info: { title: 'Which glass for a stout?' },
      },
    ])
  })

  it('AP4 questions are found by title text and by id, with paging', async () => {
    const { questions, question, other } = await openWithPosts(open)
    expect(idsOf(await questions({ query: 'WHICH' }))).toEqual([other, question])
    expect(idsOf(await questions({ query: '100%' }))).toEqual([other])
    expect(idsOf(await questions({ query: 'h_ch' }))).toEqual([])
    expect(idsOf(await questions({ query: `question:${question}` }))).toEqual([question])
    expect((await questions({ query: 'question:nonsense' })).count).toBe(0)
    const second = await questions({ page: 2, page_size: 1 })
    expect([second.count, idsOf(second)]).toEqual([2, [question]])
    expect(await questions({ page: 9 })).toEqual({ count: 2, list: [] })
  })

  it('AP11 a list page by page is the list in one page, on either side of its middle', async () => {
    const { site, ask, question, questions, answers } = await openWithPosts(open)
    for (let i = 0; i < 5; i += 1) {
      await ask(`Which mug for beer number ${i}?`)
      const body = { question_id: question, content: `Mug number ${i} is the one I would take.` }
      const writer = await site.registerPerson({ name: `Writer ${i}`, rank: 9000 })
      await unwrap(site.api(writer.token).call('createAnswer', { body }))
    }
    for (const list of [questions, answers]) {
      const whole = await list()
      const pages = await Promise.all(Array.from({ length: 5 }, (_, index) => list({ page: index + 1, page_size: 2 })))
      expect(pages.flatMap(idsOf)).toEqual(idsOf(whole))
      expect(pages.map(({ count }) => count)).toEqual(pages.map(() => whole.list.length))
    }
  })

  it('AP13 lists are in the order of a column, in both directions, on every page', async () => {
    const { site, ada, ask, question, other, questions, answers } = await openWithPosts(open)
    const third = await ask('What is a radler made of?')
    const voter = await site.registerPerson({ name: 'Voter', rank: 9000 })
    const up = (object_id: string) => site.api(voter.token).call('voteUp', { body: { object_id, is_cancel: false } })
    await unwrap(up(other))
    const given = { question_id: third, content: 'Half of it is lemonade.' }
    site.clock.advance(1000)
    const { info } = await unwrap(site.api(ada.token).call('createAnswer', { body: given }))
    await unwrap(up(info.id))
    const [best, earlier] = [info.id, idsOf(await answers())[1] ?? '']
    for (const [query, ids] of [
      [{ order: 'votes' }, [other, third, question]],
      [{ order: 'votes', direction: 'asc' }, [question, third, other]],
      [{ order: 'answers' }, [third, question, other]],
      [{ order: 'created', direction: 'asc' }, [question, other, third]],
    ] as const) {
      expect(idsOf(await questions(query)), JSON.stringify(query)).toEqual(ids)
      const pages = await Promise.all([1, 2, 3].map((page) => questions({ ...query, page, page_size: 1 })))
      expect(pages.flatMap(idsOf), JSON.stringify(query)).toEqual(ids)
    }
    expect(idsOf(await answers({ order: 'votes' }))).toEqual([best, earlier])
    expect(idsOf(await answers({ order: 'votes', direction: 'asc' }))).toEqual([earlier, best])
    expect(idsOf(await answers({ order: 'created', direction: 'asc' }))).toEqual([earlier, best])
  })

  it('AP5 answers are found by question, by its title and by id', async () => {
    const { answers, question, other, answer, setAnswer } = await openWithPosts(open)
    expect(idsOf(await answers())).toEqual([answer])
    expect(idsOf(await answers({ query: 'STOUT' }))).toEqual([answer])
    expect(idsOf(await answers({ query: 'pils' }))).toEqual([])
    expect(idsOf(await answers({ query: `answer:${answer}` }))).toEqual([answer])
    expect(idsOf(await answers({ query: `answer:${question}` }))).toEqual([])
    expect(idsOf(await answers({ question_id: question }))).toEqual([answer])
    for (const question_id of [other, 'nonsense']) expect(idsOf(await answers({ question_id }))).toEqual([])
    await unwrap(setAnswer(answer, 'deleted'))
    expect(idsOf(await answers())).toEqual([])
    expect(idsOf(await answers({ status: 'deleted' }))).toEqual([answer])
  })

  it('AP14 a search by title runs beside everything else and with a time limit', async () => {
    const { site, admin, questions, answers } = await openWithPosts(open)
    const api = site.api(admin.token)
    const search = vi.spyOn(site.ctx.database, 'search')
    for (const query of [{}, { query: ' ' }, { query: 'question:D1' }, { query: 'answer:D1' }]) {
      await questions(query)
      await answers(query)
    }
    // A list treats the id of the other kind of post as text to search for in titles.
    expect(search).toHaveBeenCalledTimes(2)
    for (const list of ['listAdminQuestions', 'listAdminAnswers'] as const) {
      search.mockRejectedValueOnce(new QueryTookTooLong())
      const { error } = await api.call(list, { query: { query: 'pils' } })
      expect(error, list).toMatchObject({ status: 429 })
    }
    expect((await questions({ query: 'pils' })).count).toBe(1)
  })

  it('AP10 questions and answers are found by author', async () => {
    const { site, ada, admin, questions, answers, question, other, answer } = await openWithPosts(open)
    const own = { title: 'Where do hops grow?', content: 'I never saw any.', tags: [{ slug_name: 'hops' }] }
    const { id } = await unwrap(site.api(admin.token).call('createQuestion', { body: own }))
    expect(idsOf(await questions({ user_id: String(ada.id) }))).toEqual([other, question])
    expect(idsOf(await questions({ user_id: String(admin.id) }))).toEqual([id])
    expect(idsOf(await questions({ user_id: String(ada.id), query: 'pils' }))).toEqual([other])
    expect(idsOf(await answers({ user_id: String(ada.id) }))).toEqual([answer])
    expect(idsOf(await answers({ user_id: String(admin.id) }))).toEqual([])
    for (const user_id of ['nobody', '999999']) expect((await questions({ user_id })).count).toBe(0)
    expect((await questions({ user_id: '' })).count).toBe(3)
  })

  it('AP6 a question is closed with a reason, reopened, deleted and recovered, with all side effects', async () => {
    const { site, admin, question, setQuestion, stored, glasses } = await openWithPosts(open)
    const emitted: string[] = []
    for (const event of [questionClosed, questionReopened, questionDeleted, questionRecovered]) {
      site.ctx.bus.on<{ actorId: number }>(event, async (_tx, { actorId }) => {
        expect(actorId).toBe(admin.id)
        emitted.push(event.name)
      })
    }
    const set = async (status: 'available' | 'closed' | 'deleted') => {
      emitted.length = 0
      // Repeating the change has no effect and notifies nobody.
      for (let times = 0; times < 2; times += 1) await unwrap(setQuestion(question, status))
      expect((await stored(question))?.status).toBe(status)
      expect(await checkCounters(site.ctx)).toEqual([])
      return [...emitted, await glasses()]
    }
    expect(await set('closed')).toEqual([questionClosed.name, 2])
    const shown = await unwrap(site.api().call('getQuestion', { query: { id: question } }))
    expect(shown.operation).toMatchObject({ type: 'Closed', level: 'info' })
    expect(await set('deleted')).toEqual([questionDeleted.name, 1])
    expect(await set('closed')).toEqual([questionRecovered.name, 2])
    expect((await stored(question))?.close_reason).toBe('closed')
    expect(await set('deleted')).toEqual([questionDeleted.name, 1])
    expect(await set('available')).toEqual([questionRecovered.name, questionReopened.name, 2])
    expect(await set('deleted')).toEqual([questionDeleted.name, 1])
    expect(await set('closed')).toEqual([questionRecovered.name, questionClosed.name, 2])
    expect(await set('available')).toEqual([questionReopened.name, 2])
  })

  it('AP7 closing a closed question again in the back office keeps its reason', async () => {
    const { site, admin, question, setQuestion, stored } = await openWithPosts(open)
    const body = { id: question, close_type: 59, close_msg: 'It is about tea' }
    await unwrap(site.api(admin.token).call('closeQuestion', { body }))
    for (const status of ['closed', 'deleted', 'closed'] as const) await unwrap(setQuestion(question, status))
    expect(await stored(question)).toMatchObject({ close_reason: 'something', close_message: 'It is about tea' })
  })

  it('AP15 a question is closed for a reason, which the log of administrators counts as a change', async () => {
    const { site, admin, question, other, stored } = await openWithPosts(open)
    const api = site.api(admin.token)
    const close = (close_type: number, close_msg?: string) => {
      const body = { question_id: question, status: 'closed' as const, close_type, ...(close_msg && { close_msg }) }
      return api.call('updateAdminQuestionStatus', { body })
    }
    const refusedField = async (...given: Parameters<typeof close>) => {
      const { error } = await close(...given)
      return [error?.status, error && 'fields' in error && error.fields.map(({ error_field }) => error_field)]
    }
    expect(await refusedField(999)).toEqual([400, ['close_type']])
    expect(await refusedField(59)).toEqual([400, ['close_msg']])
    expect(await refusedField(60, `/questions/${question}`)).toEqual([400, ['close_msg']])
    expect((await stored(question))?.status).toBe('available')
    for (let times = 0; times < 2; times += 1) await unwrap(close(59, ' It is about tea '))
    expect(await stored(question)).toMatchObject({ close_reason: 'something', close_message: 'It is about tea' })
    await unwrap(close(60, `/questions/${other}`))
    const linked = await unwrap(site.api().call('listLinkedQuestions', { query: { question_id: other } }))
    expect(linked.linked_from.map(({ id }) => id)).toEqual([question])
    const { list } = await unwrap(api.call('listAuditLog', { query: { kind: 'question' } }))
    expect(list.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'question.status',
        [
          { field: 'close_reason', before: 'something', after: 'a_duplicate' },
          { field: 'close_message', before: 'It is about tea', after: `/questions/${other}` },
        ],
      ],
      [
        'question.status',
        [
          { field: 'status', before: 'available', after: 'closed' },
          { field: 'close_reason', before: '', after: 'something' },
          { field: 'close_message', before: '', after: 'It is about tea' },
        ],
      ],
    ])
  })

  it('AP8 an answer is deleted and recovered, with all side effects', async () => {
    const { site, ada, question, answer, setAnswer, stored } = await openWithPosts(open)
    const emitted: string[] = []
    site.ctx.bus.on(answerDeleted, async () => void emitted.push('deleted'))
    site.ctx.bus.on(answerRecovered, async () => void emitted.push('recovered'))
    const accepted = { question_id: question, answer_id: answer }
    await unwrap(site.api(ada.token).call('acceptAnswer', { body: accepted }))
    for (const status of ['deleted', 'deleted'] as const) await unwrap(setAnswer(answer, status))
    expect(await stored(question)).toMatchObject({ answer_count: 0, last_answer_id: null, accepted_answer_id: null })
    expect(await checkCounters(site.ctx)).toEqual([])
    for (const status of ['available', 'available'] as const) await unwrap(setAnswer(answer, status))
    expect(await stored(question)).toMatchObject({ answer_count: 1 })
    expect(emitted).toEqual(['deleted', 'recovered'])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('AP9 unknown posts are not found, and only administrators have access', async () => {
    const { site, ada, question, answer, setQuestion, setAnswer } = await openWithPosts(open)
    for (const wrong of ['nonsense', answer, '10010000000009999']) {
      expect((await setQuestion(wrong, 'closed')).error).toMatchObject({
        status: 400,
        reason: 'error.question.not_found',
      })
    }
    for (const wrong of ['nonsense', question, '10020000000009999']) {
      expect((await setAnswer(wrong, 'deleted')).error).toMatchObject({ status: 400, reason: 'error.answer.not_found' })
    }
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    for (const [token, status] of [
      [undefined, 401],
      [ada.token, 403],
      [moderator.token, 403],
    ] as const) {
      const api = site.api(token)
      const body = { question_id: question, status: 'deleted' } as const
      expect((await api.call('listAdminQuestions')).error).toMatchObject({ status })
      expect((await api.call('listAdminAnswers')).error).toMatchObject({ status })
      expect((await api.call('updateAdminQuestionStatus', { body })).error).toMatchObject({ status })
      const change = { answer_id: answer, status: 'deleted' } as const
      expect((await api.call('updateAdminAnswerStatus', { body: change })).error).toMatchObject({ status })
    }
  })

  it('AP12 the newest open question shows its address in each form of the permalink setting', async () => {
    const site = await open()
    const api = site.api((await site.admin()).token)
    expect(await unwrap(api.call('listPermalinkExamples'))).toEqual([])
    const ask = async (title: string) => {
      site.clock.advance(1000)
      const body = { title, content: 'I have many of them.', tags: [{ slug_name: 'glass' }] }
      return (await unwrap(api.call('createQuestion', { body }))).id
    }
    await ask('Which glass for a stout?')
    const deleted = await ask('Which glass for a pils?')
    await unwrap(api.call('deleteQuestion', { body: { id: deleted } }))
    expect(await unwrap(api.call('listPermalinkExamples'))).toEqual([
      { permalink: 1, path: '/questions/10010000000000001/which-glass-for-a-stout' },
      { permalink: 2, path: '/questions/10010000000000001' },
      { permalink: 3, path: '/questions/D1D1/which-glass-for-a-stout' },
      { permalink: 4, path: '/questions/D1D1' },
    ])
  })
})
