import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { userActivated } from '../accounts/index.ts'
import { findUser, updateUser } from '../users/index.ts'
import { setImportedRank } from './index.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const asker = await site.registerPerson({ name: 'Asker', rank: 9000 })
  const answerer = await site.registerPerson({ name: 'Answerer', rank: 9000 })
  const voter = await site.registerPerson({ name: 'Voter', rank: 500 })
  const ask = async (title = 'Which glass for a stout?') => {
    const body = { title, content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    return (await unwrap(site.api(asker.token).call('createQuestion', { body }))).id
  }
  const answer = async (person: { token: string }, question_id: string) => {
    const body = { question_id, content: 'A tulip, I think.' }
    return (await unwrap(site.api(person.token).call('createAnswer', { body }))).info.id
  }
  const vote = (name: 'voteUp' | 'voteDown', token: string, object_id: string, is_cancel = false) =>
    unwrap(site.api(token).call(name, { body: { object_id, is_cancel } }))
  const accept = (token: string, question_id: string, answer_id: string) =>
    unwrap(site.api(token).call('acceptAnswer', { body: { question_id, answer_id } }))
  const rank = async (person: { id: number }) => (await findUser(site.app.db, person.id))?.rank
  const setRank = (person: { id: number }, value: number) => updateUser(site.app.db, person.id, { rank: value })
  return { site, asker, answerer, voter, ask, answer, vote, accept, rank, setRank }
}

describeOnEveryEngine('reputation', (open) => {
  it('R7 votes give and take, and taking back is exact', async () => {
    const { asker, answerer, voter, ask, answer, vote, rank } = await openWithPosts(open)
    const question = await ask()
    const reply = await answer(answerer, question)
    await vote('voteUp', voter.token, question)
    expect(await rank(asker)).toBe(9010)
    await vote('voteDown', voter.token, question)
    expect(await rank(asker)).toBe(8998)
    await vote('voteDown', voter.token, question, true)
    expect(await rank(asker)).toBe(9000)
    await vote('voteDown', voter.token, reply)
    expect([await rank(answerer), await rank(voter)]).toEqual([8998, 499])
    await vote('voteUp', voter.token, reply)
    expect([await rank(answerer), await rank(voter)]).toEqual([9010, 500])
  })

  it('R8 an acceptance pays both, moves with the answer, and is worth nothing for one’s own', async () => {
    const { asker, answerer, voter, ask, answer, accept, rank } = await openWithPosts(open)
    const question = await ask()
    const first = await answer(answerer, question)
    const second = await answer(voter, question)
    const own = await answer(asker, question)
    await accept(asker.token, question, first)
    expect([await rank(asker), await rank(answerer)]).toEqual([9002, 9015])
    await accept(asker.token, question, second)
    expect([await rank(asker), await rank(answerer), await rank(voter)]).toEqual([9002, 9000, 515])
    await accept(asker.token, question, own)
    expect([await rank(asker), await rank(voter)]).toEqual([9000, 500])
    await accept(asker.token, question, '0')
    expect(await rank(asker)).toBe(9000)
  })

  it('R9 gains by votes end at 200 a day and begin again the next', async () => {
    const { site, asker, ask, vote, rank } = await openWithPosts(open)
    const question = await ask()
    const names = Array.from({ length: 22 }, (_, number) => `Crowd${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 50 })))
    for (const person of crowd.slice(0, 21)) await vote('voteUp', person.token, question)
    expect(await rank(asker)).toBe(9200)
    // The vote that was worth nothing takes nothing with it.
    await vote('voteUp', crowd[20]?.token ?? '', question, true)
    expect(await rank(asker)).toBe(9200)
    site.clock.advance(24 * 3600 * 1000)
    await vote('voteUp', crowd[21]?.token ?? '', question)
    expect(await rank(asker)).toBe(9210)
  })

  it('R10 nobody falls below 1, and a shrunk loss is given back as it was taken', async () => {
    const { asker, voter, ask, vote, rank, setRank } = await openWithPosts(open)
    const question = await ask()
    await setRank(asker, 2)
    await vote('voteDown', voter.token, question)
    expect(await rank(asker)).toBe(1)
    await vote('voteDown', voter.token, question, true)
    expect(await rank(asker)).toBe(2)
    await vote('voteUp', voter.token, question)
    await setRank(asker, 5)
    await vote('voteUp', voter.token, question, true)
    expect(await rank(asker)).toBe(1)
    // Six are owed and paid before anything is gained.
    await vote('voteUp', voter.token, question)
    expect(await rank(asker)).toBe(5)
  })

  it('R11 many voters at once change reputation exactly', async () => {
    const { site, asker, answerer, ask, answer, vote, rank } = await openWithPosts(open)
    const posts: string[] = []
    for (const title of ['Which glass for a stout?', 'Which glass for a lambic?', 'Which glass for a pils?']) {
      const question = await ask(title)
      posts.push(question, await answer(answerer, question))
    }
    const crowd = await Promise.all(['A1', 'B2', 'C3'].map((name) => site.registerPerson({ name, rank: 500 })))
    await Promise.all(crowd.flatMap((person) => posts.map((post) => vote('voteUp', person.token, post))))
    expect([await rank(asker), await rank(answerer)]).toEqual([9090, 9090])
    await Promise.all(crowd.flatMap((person) => posts.map((post) => vote('voteDown', person.token, post))))
    expect([await rank(asker), await rank(answerer)]).toEqual([8982, 8982])
    expect(await Promise.all(crowd.map(rank))).toEqual([497, 497, 497])
  })

  it('R12 the first activation gives one point, once', async () => {
    const { site, rank } = await openWithPosts(open)
    const person = await site.registerPerson({ name: 'New', rank: 0 })
    const activate = () =>
      site.app.db.transaction().execute((tx) => site.app.bus.emit(tx, userActivated, { userId: person.id }))
    await activate()
    await activate()
    expect(await rank(person)).toBe(1)
  })

  it('R13 an import sets reputation, not below 1', async () => {
    const { site, voter, rank } = await openWithPosts(open)
    await setImportedRank(site.app.db, voter.id, 1234)
    expect(await rank(voter)).toBe(1234)
    await setImportedRank(site.app.db, voter.id, -5)
    expect(await rank(voter)).toBe(1)
  })
})
