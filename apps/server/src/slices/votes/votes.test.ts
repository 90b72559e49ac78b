import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { findAnswer, findAnswers } from '../answers/index.ts'
import { findQuestion, questionIds } from '../questions/index.ts'
import { loadVotesOf } from './index.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const asker = await site.registerPerson({ name: 'Asker', rank: 9000 })
  const answerer = await site.registerPerson({ name: 'Answerer', rank: 9000 })
  const voter = await site.registerPerson({ name: 'Voter', rank: 500 })
  const body = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(asker.token).call('createQuestion', { body }))
  const given = { question_id: question, content: 'A tulip, I think.' }
  const { info } = await unwrap(site.api(answerer.token).call('createAnswer', { body: given }))
  const up = (token: string, object_id: string, is_cancel = false) =>
    site.api(token).call('voteUp', { body: { object_id, is_cancel } })
  const down = (token: string, object_id: string, is_cancel = false) =>
    site.api(token).call('voteDown', { body: { object_id, is_cancel } })
  return { site, asker, answerer, voter, question, key: questionIds.read(question) ?? 0, answer: info.id, up, down }
}

describeOnEveryEngine('votes', (open) => {
  it('V4 votes are counted, reversed and withdrawn; repeating any of these changes nothing', async () => {
    const { voter, question, up, down } = await openWithPosts(open)
    const cast = { up_votes: 1, down_votes: 0, votes: 1, vote_status: 'vote_up' }
    expect(await unwrap(up(voter.token, question))).toEqual(cast)
    expect(await unwrap(up(voter.token, question))).toEqual(cast)
    const turned = { up_votes: 0, down_votes: 1, votes: -1, vote_status: 'vote_down' }
    expect(await unwrap(down(voter.token, question))).toEqual(turned)
    // Withdrawing a vote in one direction leaves a vote in the other direction unchanged.
    expect(await unwrap(up(voter.token, question, true))).toEqual(turned)
    const gone = { up_votes: 0, down_votes: 0, votes: 0, vote_status: '' }
    expect(await unwrap(down(voter.token, question, true))).toEqual(gone)
    expect(await unwrap(down(voter.token, question, true))).toEqual(gone)
  })

  it('V5 a hundred identical concurrent calls are one vote, and ten voters are ten votes', async () => {
    const { site, voter, key, question, up } = await openWithPosts(open)
    const equal = await Promise.all(Array.from({ length: 100 }, () => up(voter.token, question)))
    expect(equal.filter(({ error }) => error !== undefined)).toEqual([])
    expect((await findQuestion(site.ctx.db, key))?.vote_count).toBe(1)
    const names = Array.from({ length: 10 }, (_, number) => `Voter${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 500 })))
    await Promise.all(crowd.map((person) => up(person.token, question)))
    expect((await findQuestion(site.ctx.db, key))?.vote_count).toBe(11)
    expect(await unwrap(up(voter.token, question))).toMatchObject({ up_votes: 11, votes: 11 })
  })

  it('V6 concurrent votes in both directions leave counters that agree with the stored votes', async () => {
    const { site, voter, answer, up, down } = await openWithPosts(open)
    const calls = Array.from({ length: 40 }, (_, number) =>
      number % 2 === 0 ? up(voter.token, answer, number % 8 === 0) : down(voter.token, answer, number % 7 === 0),
    )
    await Promise.all(calls)
    const id = Number(answer.slice(-13))
    const mine = (await loadVotesOf(site.ctx.db, voter.id, 'answer', [id])).get(id) ?? 0
    expect((await findAnswer(site.ctx.db, id))?.vote_count).toBe(mine)
  })

  it('V7 users cannot vote on their own posts', async () => {
    const { asker, question, up } = await openWithPosts(open)
    expect((await up(asker.token, question)).error).toMatchObject({
      status: 400,
      reason: 'error.object.disallow_vote_your_self',
      display: 'toast',
    })
  })

  it('V8 missing reputation is refused with the required rank, before anything about the post is revealed', async () => {
    const { site, question, answer, up, down } = await openWithPosts(open)
    const novice = await site.registerPerson({ name: 'Novice' })
    const refused = await up(novice.token, question)
    expect(refused.error).toMatchObject({ status: 403, reason: 'error.rank.no_enough_rank_to_operate' })
    expect(refused.error?.message).toContain('8')
    const some = await site.registerPerson({ name: 'Some', rank: 124 })
    expect((await up(some.token, answer)).error).toBeUndefined()
    expect((await down(some.token, answer)).error).toMatchObject({ status: 403 })
    const moderator = await site.registerPerson({ name: 'Mod', role: 3 })
    expect((await down(moderator.token, answer)).error).toBeUndefined()
  })

  it('V9 absent, deleted, hidden and non-votable objects all get the same refusal', async () => {
    const { site, voter, key, question, answer, up } = await openWithPosts(open)
    const absent = ['10010000000099999', '10020000000099999', '10070000000099999', '10030000000000001', 'nonsense', '%']
    const reasons = async (ids: string[]) =>
      Promise.all(ids.map(async (id) => (await up(voter.token, id)).error?.reason))
    const notFound = 'error.object.not_found'
    expect(await reasons(absent)).toEqual(absent.map(() => notFound))
    const set = (values: object) => site.ctx.db.updateTable('questions').set(values).where('id', '=', key).execute()
    await set({ listed: 0 })
    expect(await reasons([question, answer])).toEqual([notFound, notFound])
    await set({ listed: 1, status: 'deleted' })
    expect(await reasons([question, answer])).toEqual([notFound, notFound])
  })

  it('V10 comments take upvotes only, and show them to the voter', async () => {
    const { site, asker, voter, question, up, down } = await openWithPosts(open)
    const body = { object_id: question, original_text: 'Which platform?' }
    const { comment_id } = await unwrap(site.api(asker.token).call('createComment', { body }))
    expect((await down(voter.token, comment_id)).error).toMatchObject({ status: 400, reason: 'error.object.not_found' })
    expect(await unwrap(up(voter.token, comment_id))).toMatchObject({ votes: 1, vote_status: 'vote_up' })
    const read = async (token?: string) =>
      (await unwrap(site.api(token).call('listComments', { query: { object_id: question } }))).list[0]
    expect(await read(voter.token)).toMatchObject({ vote_count: 1, is_vote: true })
    expect(await read()).toMatchObject({ vote_count: 1, is_vote: false })
    expect(await unwrap(up(voter.token, comment_id, true))).toMatchObject({ votes: 0, vote_status: '' })
  })

  it('V11 questions and answers show the viewer their vote', async () => {
    const { site, voter, question, answer, up, down } = await openWithPosts(open)
    await up(voter.token, question)
    await down(voter.token, answer)
    const seen = async (token?: string) => {
      const detail = await unwrap(site.api(token).call('getQuestion', { query: { id: question } }))
      const { list } = await unwrap(site.api(token).call('listAnswers', { query: { question_id: question } }))
      return [detail.vote_status, list[0]?.vote_status]
    }
    expect(await seen(voter.token)).toEqual(['vote_up', 'vote_down'])
    expect(await seen()).toEqual(['', ''])
  })

  it('V12 imported votes count without a voter', async () => {
    const { site, voter, answer, up } = await openWithPosts(open)
    const id = Number(answer.slice(-13))
    const imported = { base_up: 7, base_down: 2, vote_count: 5 }
    await site.ctx.db.updateTable('answers').set(imported).where('id', '=', id).execute()
    expect(await unwrap(up(voter.token, answer))).toEqual({
      up_votes: 8,
      down_votes: 2,
      votes: 6,
      vote_status: 'vote_up',
    })
    expect((await findAnswers(site.ctx.db, [id]))[0]?.vote_count).toBe(6)
  })

  it('V13 voting requires an active account, and column names in a request body have no effect', async () => {
    const { site, voter, question } = await openWithPosts(open)
    expect((await site.api().call('voteUp', { body: { object_id: question } })).error).toMatchObject({ status: 401 })
    const body = { object_id: question, direction: -1, user_id: 1, votes: 100 }
    expect(await unwrap(site.api(voter.token).call('voteUp', { body }))).toMatchObject({ up_votes: 1, votes: 1 })
  })

  it('V14 a hundred people voting at once are a hundred votes, and still a hundred when all reverse them', async () => {
    const { site, key, question, up, down } = await openWithPosts(open)
    const names = Array.from({ length: 100 }, (_, number) => `Voter${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 500 })))
    const count = async () => (await findQuestion(site.ctx.db, key))?.vote_count
    await Promise.all(crowd.map((person) => unwrap(up(person.token, question))))
    expect(await count()).toBe(100)
    await Promise.all(crowd.map((person) => unwrap(down(person.token, question))))
    expect(await count()).toBe(-100)
    await Promise.all(crowd.slice(0, 40).map((person) => unwrap(down(person.token, question, true))))
    expect(await count()).toBe(-60)
    expect(await checkCounters(site.ctx)).toEqual([])
  }, 120_000)

  it('V15 a vote that arrives while the post is being deleted finds it gone', async () => {
    const { site, voter, key, question, up } = await openWithPosts(open)
    const late = await site.ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('questions').set({ status: 'deleted' }).where('id', '=', key).returning('id').execute()
      return { vote: up(voter.token, question) }
    })
    expect((await late.vote).error).toMatchObject({ reason: 'error.object.not_found' })
    expect((await findQuestion(site.ctx.db, key))?.vote_count).toBe(0)
    expect(await loadVotesOf(site.ctx.db, voter.id, 'question', [key])).toEqual(new Map())
  })

  it('V16 a refused vote stores nothing', async () => {
    const { site, asker, voter, answer, question, up, down } = await openWithPosts(open)
    const novice = await site.registerPerson({ name: 'Novice', rank: 7 })
    for (const call of [up(asker.token, question), up(novice.token, question), down(novice.token, answer)]) {
      expect((await call).error).toBeDefined()
    }
    // Withdrawing a vote that was never cast changes nothing and is not refused.
    expect(await unwrap(up(voter.token, question, true))).toMatchObject({ votes: 0, vote_status: '' })
    expect(await site.ctx.db.selectFrom('votes').selectAll().execute()).toEqual([])
    expect(
      await site.ctx.db
        .selectFrom('reputation_events')
        .selectAll()
        .where('object_type', '=', kindNumber('question'))
        .execute(),
    ).toEqual([])
  })
})
