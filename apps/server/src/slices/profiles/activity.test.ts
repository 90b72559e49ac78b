import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'

const QUESTION_STATES = {
  open: {},
  closed: { status: 'closed' },
  hidden: { listed: 0 },
  deleted: { status: 'deleted' },
} as const
type QuestionState = keyof typeof QUESTION_STATES
const ANSWER_STATES = ['available', 'deleted'] as const

/** Every state of a question combined with every state of an answer. */
const PAIRS = (Object.keys(QUESTION_STATES) as QuestionState[]).flatMap((state) =>
  ANSWER_STATES.map((answer) => [state, answer] as const),
)

const keyOf = (publicId: string): number => Number(publicId.slice(-13))

/** A site where Ada asked, Bo answered, and Cy commented and voted, once for each pair of states. */
async function openWithStates(open: () => Promise<TestSite>) {
  const site = await open()
  const [ada, bo, cy] = [
    await site.registerPerson({ name: 'Ada', rank: 9000 }),
    await site.registerPerson({ name: 'Bo', rank: 9000 }),
    await site.registerPerson({ name: 'Cy', rank: 9000 }),
  ]
  const names = new Map<string, string>()
  for (const [state, answerState] of PAIRS) {
    const name = `${state} ${answerState}`
    const { question, answer } = await postPair(site, [ada, bo], name)
    names.set(question, name).set(answer, name)
    for (const [object_id, noun] of [[question, 'question'] as const, [answer, 'answer'] as const]) {
      const body = { object_id, original_text: `A remark: ${name} ${noun}` }
      const { comment_id } = await unwrap(site.api(cy.token).call('createComment', { body }))
      names.set(comment_id, `${name} ${noun}`)
      await unwrap(site.api(cy.token).call('voteUp', { body: { object_id } }))
    }
    const { db } = site.ctx
    await db.updateTable('answers').set({ status: answerState }).where('id', '=', keyOf(answer)).execute()
    const values = { status: 'available', ...QUESTION_STATES[state] } as const
    await db.updateTable('questions').set(values).where('id', '=', keyOf(question)).execute()
  }
  const viewers: Record<string, Person | undefined> = {
    guest: undefined,
    other: await site.registerPerson({ name: 'Other', rank: 9000 }),
    ada,
    bo,
    cy,
    moderator: await site.registerPerson({ name: 'Mod', role: 3 }),
    admin: await site.admin(),
  }
  return { site, ada, bo, cy, names, viewers }
}

/** Posts a question and an answer whose texts name the states they will get. */
async function postPair(site: TestSite, [asker, answerer]: [Person, Person], name: string) {
  const text = name.replace(' ', ' and ')
  const asked = { title: `Is it ${text}?`, content: 'Is it so?', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(asker.token).call('createQuestion', { body: asked }))
  const answered = { question_id: question, content: `It is ${text}.` }
  const { info } = await unwrap(site.api(answerer.token).call('createAnswer', { body: answered }))
  return { question, answer: info.id }
}

/** True if the viewer may see a question in a state: everybody, or only its author and staff. */
function seesQuestion(viewer: string, state: string): boolean {
  return state === 'open' || state === 'closed' || ['ada', 'moderator', 'admin'].includes(viewer)
}

/** True if the viewer may see Bo's answer in a state. */
function seesAnswer(viewer: string, state: string, answerState: string): boolean {
  const alive = answerState === 'available' || ['bo', 'moderator', 'admin'].includes(viewer)
  return seesQuestion(viewer, state) && alive
}

describeOnEveryEngine('the activity of a person', (open, _engine, share) => {
  const sharedStates = share(openWithStates)

  it('P4 questions: the author and staff see hidden ones, nobody sees deleted ones', async () => {
    const { site, names, viewers } = await sharedStates()
    for (const [name, viewer] of Object.entries(viewers)) {
      const { count, list } = await unwrap(
        site.api(viewer?.token).call('listPersonalQuestions', { query: { username: 'ada' } }),
      )
      const expected = PAIRS.filter(([state]) => state !== 'deleted' && seesQuestion(name, state))
      expect(list.map((row) => names.get(row.question_id) ?? '').toSorted(), name).toEqual(
        expected.map((pair) => pair.join(' ')).toSorted(),
      )
      expect(count).toBe(list.length)
      expect(list.every((row) => row.title.startsWith('Is it') && row.url_title !== '')).toBe(true)
    }
  })

  it('P5 answers: nobody sees deleted ones; the author sees those under invisible questions', async () => {
    const { site, names, viewers } = await sharedStates()
    for (const [name, viewer] of Object.entries(viewers)) {
      const { count, list } = await unwrap(
        site.api(viewer?.token).call('listPersonalAnswers', { query: { username: 'bo' } }),
      )
      const expected = PAIRS.filter(
        ([state, answer]) => answer === 'available' && (name === 'bo' || seesAnswer(name, state, answer)),
      )
      const shown = list.map((row) => `${names.get(row.answer_id)}: ${row.question_info.title}`)
      expect(shown.toSorted(), name).toEqual(
        expected.map((pair) => `${pair.join(' ')}: ${titleFor(name, pair)}`).toSorted(),
      )
      expect(count).toBe(list.length)
    }
  })

  it('P6 comments: the author sees those on invisible posts', async () => {
    const { site, names, viewers } = await sharedStates()
    for (const [name, viewer] of Object.entries(viewers)) {
      const { count, list } = await unwrap(
        site.api(viewer?.token).call('listPersonalComments', { query: { username: 'cy' } }),
      )
      const expected = PAIRS.flatMap((pair) => [
        ...(name === 'cy' || seesQuestion(name, pair[0])
          ? [`${pair.join(' ')} question: ${titleFor(name, pair)}`]
          : []),
        ...(name === 'cy' || seesAnswer(name, ...pair) ? [`${pair.join(' ')} answer: ${titleFor(name, pair)}`] : []),
      ])
      expect(list.map((row) => `${names.get(row.comment_id)}: ${row.title}`).toSorted(), name).toEqual(
        expected.toSorted(),
      )
      expect(count).toBe(list.length)
      for (const row of list) {
        const object_type = row.answer_id === '' ? 'question' : 'answer'
        expect(row).toMatchObject({ object_type, content: `A remark: ${names.get(row.comment_id)}` })
        expect(row.answer_id === '').toBe(row.object_id === row.question_id)
      }
    }
  })

  it('P7 reputation: only its owner sees gains from invisible posts, and nothing of the posts’ content shows', async () => {
    const { site, names, viewers } = await sharedStates()
    for (const [name, viewer] of Object.entries(viewers)) {
      const { count, list } = await unwrap(
        site.api(viewer?.token).call('listPersonalReputation', { query: { username: 'bo' } }),
      )
      const expected = PAIRS.filter((pair) => name === 'bo' || seesAnswer(name, ...pair))
      const shown = list.map((row) => `${names.get(row.answer_id)}: ${row.title}`)
      expect(shown.toSorted(), name).toEqual(
        expected.map((pair) => `${pair.join(' ')}: ${titleFor(name, pair)}`).toSorted(),
      )
      expect(count).toBe(list.length)
      for (const row of list) {
        expect(row).toMatchObject({ object_type: 'answer', reputation: 10, rank_type: 'upvoted' })
        expect(row.content).toBe(`It is ${names.get(row.answer_id)?.replace(' ', ' and ')}.`)
      }
    }
  })

  it('P8 votes: people see all their own, without the text of posts that became invisible', async () => {
    const { site, cy, names, viewers } = await sharedStates()
    const { count, list } = await unwrap(site.api(cy.token).call('listPersonalVotes', { query: {} }))
    expect([count, list.length]).toEqual([16, 16])
    for (const row of list) {
      const pair = (names.get(row.object_id) ?? '').split(' ') as [string, string]
      const seen = row.object_type === 'answer' ? seesAnswer('cy', ...pair) : seesQuestion('cy', pair[0])
      expect(row).toMatchObject({ vote_type: 'upvoted', title: titleFor('cy', pair) })
      expect(row.content !== '', names.get(row.object_id)).toBe(seen)
    }
    expect((await unwrap(site.api(viewers.other?.token).call('listPersonalVotes', { query: {} }))).count).toBe(0)
    expect((await site.api().call('listPersonalVotes', { query: {} })).error).toMatchObject({ status: 401 })
  })

  it('P9 an unknown name is 400; without a name members get their own list and guests an error', async () => {
    const { site, cy } = await sharedStates()
    const calls = [
      'listPersonalQuestions',
      'listPersonalAnswers',
      'listPersonalComments',
      'listPersonalReputation',
    ] as const
    for (const id of calls) {
      const unknown = await site.api(cy.token).call(id, { query: { username: 'nobody' } })
      expect(unknown.error, id).toMatchObject({ status: 400, reason: 'error.user.not_found' })
      expect((await site.api().call(id, { query: {} })).error, id).toMatchObject({ reason: 'error.user.not_found' })
      expect((await site.api(cy.token).call(id, { query: {} })).error, id).toBeUndefined()
    }
    expect((await unwrap(site.api(cy.token).call('listPersonalComments', { query: {} }))).count).toBe(16)
    expect((await unwrap(site.api(cy.token).call('listPersonalComments', { query: { username: 'CY' } }))).count).toBe(
      16,
    )
  })

  it('P10 pages are contiguous, and a page beyond the end is empty', async () => {
    const { site, cy } = await sharedStates()
    const read = async (page: number, page_size: number) => {
      const query = { username: 'cy', page, page_size }
      return unwrap(site.api(cy.token).call('listPersonalComments', { query }))
    }
    const whole = (await read(1, 100)).list.map((row) => row.comment_id)
    expect(whole).toHaveLength(16)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(page, 5)))
    expect(pages.flatMap(({ list }) => list.map((row) => row.comment_id))).toEqual(whole)
    expect(pages.map(({ count, list }) => [count, list.length])).toEqual([5, 5, 5, 1].map((size) => [16, size]))
    expect(await read(9, 5)).toEqual({ count: 16, list: [] })
    for (const size of [0, -3, 1000]) expect((await read(0, size)).list).toHaveLength(16)
  })

  it('P11 questions and answers are listed in the requested order', async () => {
    const { site, ada, bo } = await openWithStates(open)
    const { db } = site.ctx
    const titles = ['First of three questions', 'Second of three questions', 'Third of three questions']
    const dee = await site.registerPerson({ name: 'Dee', rank: 9000 })
    const ids: string[] = []
    for (const [index, title] of titles.entries()) {
      site.clock.advance(3_600_000)
      const body = { title, content: 'Is it so?', tags: [{ slug_name: 'glass' }] }
      const { id } = await unwrap(site.api(dee.token).call('createQuestion', { body }))
      ids.push(id)
      const values = { vote_count: [5, 9, 1][index] ?? 0, linked_count: [2, 0, 4][index] ?? 0 }
      await db.updateTable('questions').set(values).where('id', '=', keyOf(id)).execute()
    }
    const [first = '', second = '', third = ''] = ids
    const answer = async (person: Person, question_id: string) => {
      site.clock.advance(3_600_000)
      const body = { question_id, content: 'A fine answer.' }
      return (await unwrap(site.api(person.token).call('createAnswer', { body }))).info.id
    }
    const questions = async (order?: 'newest' | 'active' | 'score' | 'unanswered' | 'frequent' | 'hot') => {
      const query = { username: 'dee', ...(order && { order }) }
      const { count, list } = await unwrap(site.api().call('listPersonalQuestions', { query }))
      expect(count).toBe(list.length)
      return list.map((row) => row.question_id)
    }
    const [early, late] = [await answer(ada, first), await answer(bo, first)]
    expect(await questions()).toEqual([third, second, first])
    expect(await questions('newest')).toEqual([third, second, first])
    expect(await questions('active')).toEqual([first, third, second])
    expect(await questions('score')).toEqual([second, first, third])
    expect(await questions('frequent')).toEqual([third, first, second])
    expect(await questions('unanswered')).toEqual([third, second])
    expect((await questions('hot')).toSorted()).toEqual(ids)
    const other = await answer(ada, second)
    await unwrap(site.api(dee.token).call('acceptAnswer', { body: { question_id: first, answer_id: early } }))
    const answers = async (order?: 'newest' | 'score') => {
      const query = { username: 'ada', ...(order && { order }) }
      return (await unwrap(site.api().call('listPersonalAnswers', { query }))).list
    }
    expect((await answers('newest')).map((row) => row.answer_id)).toEqual([other, early])
    expect((await answers('score')).map((row) => [row.answer_id, row.accepted])).toEqual([
      [early, 2],
      [other, 1],
    ])
    expect(late).not.toBe(early)
  })

  it('P12 reputation lists the unreversed gains with their cause', async () => {
    const { site, ada, bo, cy } = await openWithStates(open)
    const dee = await site.registerPerson({ name: 'Dee', rank: 9000 })
    const body = { title: 'What is listed here?', content: 'Is it so?', tags: [{ slug_name: 'glass' }] }
    const { id: question } = await unwrap(site.api(dee.token).call('createQuestion', { body }))
    const answered = { question_id: question, content: 'A fine answer.' }
    const { info } = await unwrap(site.api(dee.token).call('createAnswer', { body: answered }))
    const { info: other } = await unwrap(site.api(ada.token).call('createAnswer', { body: answered }))
    const vote = async (name: 'voteUp' | 'voteDown', person: Person, object_id: string, is_cancel = false) => {
      site.clock.advance(1000)
      await unwrap(site.api(person.token).call(name, { body: { object_id, is_cancel } }))
    }
    await vote('voteUp', ada, question)
    await vote('voteUp', bo, question)
    await vote('voteUp', bo, question, true)
    await vote('voteDown', cy, question)
    await vote('voteUp', cy, info.id)
    await vote('voteDown', dee, other.id)
    site.clock.advance(1000)
    await unwrap(site.api(dee.token).call('acceptAnswer', { body: { question_id: question, answer_id: other.id } }))
    const { count, list } = await unwrap(site.api().call('listPersonalReputation', { query: { username: 'dee' } }))
    expect(list.map((row) => [row.rank_type, row.reputation, row.object_type, row.object_id])).toEqual([
      ['accepted an answer', 2, 'answer', other.id],
      ['upvoted', 10, 'answer', info.id],
      ['upvoted', 10, 'question', question],
    ])
    expect([count, list[0]?.question_id, list[2]?.answer_id]).toEqual([3, question, ''])
    const { payload } = await site.server.http.inject({
      url: '/answer/api/v1/personal/rank/page?username=dee',
      headers: { 'accept-language': 'zh-CN' },
    })
    expect(payload).toContain('"rank_type":"被赞同"')
  })

  it('P13 ids are short where the site’s addresses are', async () => {
    const { site, bo } = await openWithStates(open)
    await writeSettings(site.ctx, 'site_seo', { ...(await readSettings(site.ctx, 'site_seo')), permalink: 3 })
    const { list } = await unwrap(site.api(bo.token).call('listPersonalReputation', { query: { username: 'bo' } }))
    expect(list).toHaveLength(8)
    for (const row of list) {
      expect([row.question_id, row.answer_id]).toEqual([
        expect.stringMatching(/^D1..?$/),
        expect.stringMatching(/^E1..?$/),
      ])
      expect(row.object_id).toBe(row.answer_id)
    }
  })
})

/** Returns the title that a viewer sees of a question in a pair of states. */
function titleFor(viewer: string, [state, answer]: readonly [string, string]): string {
  const named = state !== 'deleted' && seesQuestion(viewer, state)
  return named ? `Is it ${state} and ${answer}?` : 'Deleted question'
}
