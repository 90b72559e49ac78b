import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { userActivated } from '../accounts/index.ts'
import { writeSettings } from '../site-settings/index.ts'
import { findUser, updateUser } from '../users/index.ts'
import type { ApprovedEdit } from './index.ts'
import { awardApprovedEdit, reputationChanged, setImportedRank } from './index.ts'
import { reputation0001 } from './migrations/0001-reputation.ts'
import { reputation0002 } from './migrations/0002-reputation-starts.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

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
  const rank = async (person: { id: number }) => (await findUser(site.ctx.db, person.id))?.rank
  const setRank = (person: { id: number }, value: number) => updateUser(site.ctx.db, person.id, { rank: value })
  return { site, asker, answerer, voter, ask, answer, vote, accept, rank, setRank }
}

describeOnEveryEngine('reputation', (open) => {
  it('R7 votes give and take reputation, and a withdrawal reverses it exactly', async () => {
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

  it('R8 an acceptance rewards both, moves with the answer, and is worth nothing for one’s own', async () => {
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

  it('R9 gains from votes end at 200 a day and resume the next', async () => {
    const { site, asker, ask, vote, rank } = await openWithPosts(open)
    const question = await ask()
    const names = Array.from({ length: 22 }, (_, number) => `Crowd${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 50 })))
    for (const person of crowd.slice(0, 21)) await vote('voteUp', person.token, question)
    expect(await rank(asker)).toBe(9200)
    // Reversing the vote that was worth nothing costs nothing.
    await vote('voteUp', crowd[20]?.token ?? '', question, true)
    expect(await rank(asker)).toBe(9200)
    site.clock.advance(24 * 3600 * 1000)
    await vote('voteUp', crowd[21]?.token ?? '', question)
    expect(await rank(asker)).toBe(9210)
  })

  it('R10 nobody falls below 1, and reversing a reduced loss returns exactly what it took', async () => {
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
    // Six points are owed and paid off before anything is gained.
    await vote('voteUp', voter.token, question)
    expect(await rank(asker)).toBe(5)
  })

  it('R11 many concurrent voters change reputation exactly', async () => {
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
      site.ctx.db.transaction().execute((tx) => site.ctx.bus.emit(tx, userActivated, { userId: person.id }))
    await activate()
    await activate()
    expect(await rank(person)).toBe(1)
  })

  it('R13 an import sets reputation, with a minimum of 1', async () => {
    const { site, voter, rank } = await openWithPosts(open)
    await setImportedRank(site.ctx.db, voter.id, 1234)
    expect(await rank(voter)).toBe(1234)
    await setImportedRank(site.ctx.db, voter.id, -5)
    expect(await rank(voter)).toBe(1)
  })

  it('R15 when staff accept, the asker gains and staff do not', async () => {
    const { site, asker, answerer, ask, answer, accept, rank } = await openWithPosts(open)
    const moderator = await site.registerPerson({ name: 'Mod', role: 3 })
    const question = await ask()
    await accept(moderator.token, question, await answer(answerer, question))
    expect([await rank(asker), await rank(answerer), await rank(moderator)]).toEqual([9002, 9015, 1])
    // The asker withdraws the acceptance that staff made.
    await accept(asker.token, question, '0')
    expect([await rank(asker), await rank(answerer)]).toEqual([9000, 9000])
  })

  it('R16 concurrent acceptances of several answers leave one, rewarded once', async () => {
    const { site, asker, answerer, voter, ask, answer, accept, rank } = await openWithPosts(open)
    const question = await ask()
    const replies = [await answer(answerer, question), await answer(voter, question)]
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => accept(asker.token, question, replies[number % 2] ?? '')),
    )
    const gained = [((await rank(answerer)) ?? 0) - 9000, ((await rank(voter)) ?? 0) - 500]
    expect([gained.toSorted((a, b) => a - b), await rank(asker)]).toEqual([[0, 15], 9002])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('R17 the day of the cap begins at midnight in the site’s time zone', async () => {
    const { site, asker, ask, vote, rank } = await openWithPosts(open)
    await writeSettings(site.ctx, 'interface', { language: 'en_US', time_zone: 'Asia/Shanghai' })
    const question = await ask()
    const names = Array.from({ length: 23 }, (_, number) => `Crowd${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 50 })))
    // It is 20:00 in Shanghai; the same day lasts four more hours.
    for (const person of crowd.slice(0, 20)) await vote('voteUp', person.token, question)
    site.clock.advance(4 * 3600 * 1000 - 1)
    await vote('voteUp', crowd[20]?.token ?? '', question)
    expect(await rank(asker)).toBe(9200)
    site.clock.advance(1)
    await vote('voteUp', crowd[21]?.token ?? '', question)
    expect(await rank(asker)).toBe(9210)
  })

  it('R18 concurrent votes exceed the cap by at most the last of them', async () => {
    const { site, asker, ask, vote, rank } = await openWithPosts(open)
    const question = await ask()
    const names = Array.from({ length: 30 }, (_, number) => `Crowd${number}`)
    const crowd = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 50 })))
    await Promise.all(crowd.map((person) => vote('voteUp', person.token, question)))
    expect(await rank(asker)).toBe(9200)
  }, 120_000)

  it('R19 an approved edit gives two points once per revision, and nothing for approving one’s own', async () => {
    const { site, asker, voter, rank } = await openWithPosts(open)
    const approve = (edit: Partial<ApprovedEdit>) =>
      site.ctx.db.transaction().execute((tx) =>
        awardApprovedEdit(site.ctx, tx, {
          revisionId: 1,
          submitterId: voter.id,
          actorId: asker.id,
          objectType: 'question',
          objectId: 1,
          ...edit,
        }),
      )
    await approve({})
    await approve({})
    expect(await rank(voter)).toBe(502)
    await approve({ revisionId: 2 })
    expect(await rank(voter)).toBe(504)
    await approve({ revisionId: 3, actorId: voter.id })
    expect(await rank(voter)).toBe(504)
    // The daily cap does not limit approved edits: 101 more in one day.
    for (let revisionId = 10; revisionId < 111; revisionId += 1) await approve({ revisionId })
    expect(await rank(voter)).toBe(706)
  })

  it('R20 every change is emitted with its actor, except changes of 0', async () => {
    const { site, asker, answerer, voter, ask, answer, vote, setRank } = await openWithPosts(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(reputationChanged, async (_tx, { userId, kind, actorId, change, reversed }) => {
      emitted.push([userId, kind, actorId, change, reversed])
    })
    const question = await ask()
    const reply = await answer(answerer, question)
    await vote('voteUp', voter.token, question)
    await vote('voteDown', voter.token, question)
    await vote('voteDown', voter.token, reply)
    await setRank(asker, 1)
    await vote('voteDown', answerer.token, question)
    expect(emitted).toEqual([
      [asker.id, 'question_upvoted', voter.id, 10, false],
      [asker.id, 'question_upvoted', voter.id, -10, true],
      [asker.id, 'question_downvoted', voter.id, -2, false],
      [answerer.id, 'answer_downvoted', voter.id, -2, false],
      [voter.id, 'answer_downvote', voter.id, -1, false],
    ])
  })

  it('R21 the drift check finds reputation that is too high or too low, and accepts start values', async () => {
    const { site, asker, voter, ask, vote, rank, setRank } = await openWithPosts(open)
    await setImportedRank(site.ctx.db, voter.id, 321)
    await vote('voteUp', voter.token, await ask())
    expect(await checkCounters(site.ctx)).toEqual([])
    await setRank(asker, 9011)
    await setRank(voter, 320)
    expect(await checkCounters(site.ctx)).toEqual([
      { counter: 'users.rank', id: asker.id, stored: 9011, counted: 9010 },
      { counter: 'users.rank', id: voter.id, stored: 320, counted: 321 },
    ])
    expect(await rank(asker)).toBe(9011)
  })

  it('R22 the administrator of a new site starts with one point, which does not count as a gain of the week', async () => {
    const { site, rank } = await openWithPosts(open)
    expect(await rank(await site.admin())).toBe(1)
    expect((await unwrap(site.api().call('getUserRanking'))).users_with_the_most_reputation).toEqual([])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('R23 a site from before start values existed has no drift after the migration', async () => {
    const { site, asker, answerer, voter, setRank } = await openWithPosts(open)
    const { db, can } = site.ctx
    for (const table of ['reputation_events', 'reputation_debts', 'reputation_starts']) {
      await db.schema.dropTable(table).execute()
    }
    await reputation0001.up(db, can)
    const old = {
      kind: 'question_upvoted',
      object_type: kindNumber('question'),
      trigger_user_id: voter.id,
      created_at: 5,
      updated_at: 6,
    } as const
    await db
      .insertInto('reputation_events')
      .columns(['user_id', 'object_id', 'delta', 'reversed', ...(Object.keys(old) as (keyof typeof old)[])])
      .values([
        { ...old, user_id: asker.id, object_id: 1, delta: 10, reversed: 0 },
        { ...old, user_id: asker.id, object_id: 2, delta: 10, reversed: 1 },
      ])
      .execute()
    await db.insertInto('reputation_debts').values({ user_id: answerer.id, owed: 4 }).execute()
    await setRank(answerer, 1)
    await reputation0002.up(db, can)
    expect(await checkCounters(site.ctx)).toEqual([])
    const kept = await db.selectFrom('reputation_events').selectAll().where('user_id', '=', asker.id).execute()
    expect(kept).toMatchObject([
      { ...old, object_id: 1, delta: 10, reversed: 0, revision_id: 0 },
      { ...old, object_id: 2, delta: 10, reversed: 1, revision_id: 0 },
    ])
    const starts = await db.selectFrom('reputation_starts').select(['user_id', 'rank']).orderBy('user_id').execute()
    expect(starts.map((row) => [row.user_id, row.rank])).toEqual([
      [1, 1],
      [asker.id, 8990],
      [answerer.id, -3],
      [voter.id, 500],
    ])
  })

  it('R24 concurrent acceptances that move reputation in opposite directions all succeed', async () => {
    const { site, asker, answerer, voter, ask, answer, accept, rank } = await openWithPosts(open)
    const later = await site.registerPerson({ name: 'Later', rank: 9000 })
    const last = await site.registerPerson({ name: 'Last', rank: 9000 })
    const askAs = async (person: { token: string }, title: string) => {
      const body = { title, content: 'I have many.', tags: [{ slug_name: 'glass' }] }
      const { id } = await unwrap(site.api(person.token).call('createQuestion', { body }))
      return { person, id, replies: [await answer(answerer, id), await answer(voter, id)] as const }
    }
    await ask()
    const pair = [await askAs(later, 'Which glass for a porter?'), await askAs(last, 'Which glass for a gose?')]
    // One request moves the acceptance from the first answerer to the second while the other moves the opposite way.
    for (let round = 0; round < 6; round += 1) {
      const moves = pair.map(({ person, id, replies }, index) =>
        accept(person.token, id, replies[(round + index) % 2 === 0 ? 0 : 1]),
      )
      await Promise.all(moves)
    }
    expect(await Promise.all([asker, answerer, voter, later, last].map(rank))).toEqual([9000, 9015, 515, 9002, 9002])
    expect(await checkCounters(site.ctx)).toEqual([])
  })
})
