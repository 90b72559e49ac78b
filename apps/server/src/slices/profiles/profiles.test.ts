import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const questions: string[] = []
  const answers: string[] = []
  for (let number = 0; number < 6; number += 1) {
    const asked = { title: `Question number ${number}`, content: 'Is it so?', tags: [{ slug_name: 'glass' }] }
    const { id } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    const answered = { question_id: id, content: `Answer number ${number}` }
    const { info } = await unwrap(site.api(bo.token).call('createAnswer', { body: answered }))
    questions.push(id)
    answers.push(info.id)
  }
  const set = (table: 'questions' | 'answers', id: string, values: object) =>
    site.ctx.db
      .updateTable(table)
      .set(values)
      .where('id', '=', Number(id.slice(-13)))
      .execute()
  for (const [number, id] of questions.entries()) await set('questions', id, { vote_count: number })
  for (const [number, id] of answers.entries()) await set('answers', id, { vote_count: -number })
  const top = async (username: string, token?: string) => {
    const { question, answer } = await unwrap(site.api(token).call('getPersonalTop', { query: { username } }))
    return {
      question,
      answer,
      asked: question.map((one) => one.question_id),
      answered: answer.map((one) => one.answer_id),
    }
  }
  return { site, ada, bo, questions, answers, set, top }
}

describeOnEveryEngine('profiles', (open) => {
  it('P1 the five best questions and answers of a person are listed, most votes first', async () => {
    const { questions, answers, top } = await openWithPosts(open)
    const ada = await top('Ada')
    expect(ada.asked).toEqual(questions.toReversed().slice(0, 5))
    expect(ada.answered).toEqual([])
    expect(ada.question[0]).toMatchObject({
      title: 'Question number 5',
      vote_count: 5,
      answer_count: 1,
      accepted_answer_id: '0',
      status: 'available',
      tags: [{ slug_name: 'glass' }],
    })
    const bo = await top('bo')
    expect([bo.asked, bo.answered]).toEqual([[], answers.slice(0, 5)])
    expect(bo.answer[0]).toMatchObject({
      question_id: questions[0],
      accepted: 1,
      question_info: { title: 'Question number 0' },
    })
    expect(await top('nobody')).toMatchObject({ question: [], answer: [] })
  })

  it('P2 the asker and staff see hidden questions with the answers under them', async () => {
    const { site, ada, bo, questions, answers, set, top } = await openWithPosts(open)
    const [question = '', answer = ''] = [questions[0], answers[0]]
    await set('questions', question, { listed: 0, vote_count: 99 })
    const admin = await site.admin()
    const seen = async (token?: string) => [
      (await top('ada', token)).asked.includes(question),
      (await top('bo', token)).answered.includes(answer),
    ]
    expect(await seen()).toEqual([false, false])
    expect(await seen(bo.token)).toEqual([false, false])
    expect(await seen(ada.token)).toEqual([true, true])
    expect(await seen(admin.token)).toEqual([true, true])
  })

  it('P3 nobody sees deleted posts', async () => {
    const { site, questions, answers, set, top } = await openWithPosts(open)
    const admin = await site.admin()
    await set('questions', questions[5] ?? '', { status: 'deleted' })
    await set('answers', answers[0] ?? '', { status: 'deleted' })
    expect((await top('ada', admin.token)).asked).toEqual(questions.slice(0, 5).toReversed())
    expect((await top('bo', admin.token)).answered).toEqual(answers.slice(1, 5))
  })
})
