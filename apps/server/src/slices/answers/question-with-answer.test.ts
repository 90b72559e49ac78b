import { unwrap } from '@quandary/api-client'
import type { OperationBody } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { questionCreated } from '../questions/index.ts'
import { writeSettings } from '../site-settings/index.ts'
import { findUser } from '../users/index.ts'
import { answerCreated } from './index.ts'

const both = {
  title: 'Which glass for a stout?',
  content: 'I have many of them.',
  tags: [{ slug_name: 'glass' }],
  answer_content: 'A *tulip*, as I found out.',
}

function ask(site: TestSite, token: string | undefined, more: Partial<OperationBody<'createQuestionWithAnswer'>> = {}) {
  return site.api(token).call('createQuestionWithAnswer', { body: { ...both, ...more } })
}

async function posts(site: TestSite): Promise<number[]> {
  const counts = ['questions', 'answers', 'tags'] as const
  return Promise.all(counts.map(async (table) => (await site.ctx.db.selectFrom(table).select('id').execute()).length))
}

describeOnEveryEngine('a question asked together with its answer', (open) => {
  it('A31 stores both, and emits an event for each', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const emitted: string[] = []
    site.ctx.bus.on(questionCreated, async () => void emitted.push('question'))
    site.ctx.bus.on(answerCreated, async () => void emitted.push('answer'))
    const { info, question } = await unwrap(ask(site, ada.token))
    expect(info).toMatchObject({ question_id: question.id, accepted: 1, user_info: { username: 'ada' } })
    expect(info.html).toContain('<em>tulip</em>')
    expect(question).toMatchObject({
      answer_count: 1,
      answered: true,
      first_answer_id: info.id,
      last_answer_id: info.id,
    })
    expect(question.tags).toMatchObject([{ slug_name: 'glass' }])
    expect(emitted).toEqual(['question', 'answer'])
    expect(await findUser(site.ctx.db, ada.id)).toMatchObject({ question_count: 1, answer_count: 1 })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('A32 stores neither when either is refused', async () => {
    expectAlarm(/A listener failed|question.answer was answered with 500/)
    const site = await open()
    const before = await posts(site)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const bo = await site.registerPerson({ name: 'Bo' })
    const none = await site.registerPerson({ name: 'Nobody', rank: 0 })
    expect((await ask(site, undefined)).error).toMatchObject({ status: 401 })
    expect((await ask(site, none.token)).error).toMatchObject({ reason: 'error.rank.fail_to_meet_the_condition' })
    expect((await ask(site, bo.token)).error).toMatchObject({ reason: 'error.rank.no_enough_rank_to_operate' })
    expect((await ask(site, ada.token, { title: 'a          b' })).error).toMatchObject({ status: 400 })
    expect((await ask(site, ada.token, { answer_content: 'Short' })).error).toMatchObject({ status: 400 })
    const fail = { on: true }
    site.ctx.bus.on(answerCreated, async () => {
      if (fail.on) throw new Error('A listener failed')
    })
    expect((await ask(site, ada.token)).error).toMatchObject({ status: 500 })
    expect(await posts(site)).toEqual(before)
    expect(await findUser(site.ctx.db, ada.id)).toMatchObject({ question_count: 0, answer_count: 0 })
    fail.on = false
    expect((await ask(site, ada.token)).error).toBeUndefined()
  })

  it('A33 requires the permission to answer, not only the one to ask', async () => {
    const site = await open()
    const custom = { 'answer.add': 50 }
    await writeSettings(site.ctx, 'privileges', { level: 99, custom })
    const ada = await site.registerPerson({ name: 'Ada', rank: 49 })
    expect((await ask(site, ada.token)).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
  })

  it('A34 the same question and answer sent twice are refused', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const results = await Promise.all([ask(site, ada.token), ask(site, ada.token)])
    expect(results.flatMap(({ error }) => error?.reason ?? [])).toEqual(['base.duplicate_request_error'])
  })
})
