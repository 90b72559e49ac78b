import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { updateUser } from '../users/index.ts'

const DAY = 24 * 3_600_000

describeOnEveryEngine('rankings', (open) => {
  it('K1 people are ranked by the last seven days, and the staff is listed', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const bob = await site.registerPerson({ name: 'Bob', rank: 500 })
    const gone = await site.registerPerson({ name: 'Gone', rank: 500, role: 3 })
    await site.registerPerson({ name: 'Mia', rank: 40, role: 3 })
    await updateUser(site.app.db, gone.id, { status: 'suspended' })
    const { data: asked } = await site.api(ada.token).call('createQuestion', {
      body: {
        title: 'How is this ranked?',
        content: 'By what exactly?',
        tags: [{ slug_name: 'rank' }],
      },
    })
    await site.api(bob.token).call('voteUp', { body: { object_id: asked?.id ?? '', is_cancel: false } })
    const { data } = await site.api().call('getUserRanking')
    expect(data?.users_with_the_most_reputation).toMatchObject([{ username: 'ada', rank: 10, vote_count: 0 }])
    expect(data?.users_with_the_most_vote).toMatchObject([{ username: 'bob', rank: 0, vote_count: 1 }])
    expect(data?.staffs).toMatchObject([
      { username: 'admin', rank: 1 },
      { username: 'mia', rank: 40 },
    ])
    site.clock.advance(7 * DAY + 1)
    const later = await site.api().call('getUserRanking')
    expect(later.data).toMatchObject({ users_with_the_most_reputation: [], users_with_the_most_vote: [] })
  })

  it('K2 the ranking equals counting every vote and gain of the week one by one', async () => {
    const site = await open()
    const names = ['Ada', 'Bo', 'Cy', 'Dee', 'Ed']
    const people = await Promise.all(names.map((name) => site.registerPerson({ name, rank: 9000 })))
    const posts: string[] = []
    for (const { token, username } of people) {
      const body = { title: `What does ${username} ask?`, content: 'By what exactly?', tags: [{ slug_name: 'rank' }] }
      posts.push((await unwrap(site.api(token).call('createQuestion', { body }))).id)
    }
    const gained = new Map<string, number>()
    const voted = new Map<string, number>()
    const add = (counts: Map<string, number>, name: string, change: number) =>
      counts.set(name, (counts.get(name) ?? 0) + change)
    // The rounds are three days apart, so at the end the first one is more than a week old.
    for (let round = 0; round < 3; round += 1) {
      for (const [voter, person] of people.entries()) {
        const target = (voter + round + 1) % people.length
        const name = (voter + round) % 3 === 0 ? 'voteDown' : 'voteUp'
        const body = { object_id: posts[target] ?? '' }
        await unwrap(site.api(person.token).call(name, { body }))
        if (round < 1) continue
        add(voted, person.username, 1)
        add(gained, people[target]?.username ?? '', name === 'voteUp' ? 10 : -2)
      }
      site.clock.advance(3 * DAY)
    }
    const { data } = await site.api().call('getUserRanking')
    const ids = new Map(people.map(({ username, id }) => [username, id]))
    const ranked = (counts: Map<string, number>) =>
      [...counts]
        .filter(([, count]) => count > 0)
        .toSorted(([a, most], [b, more]) => more - most || (ids.get(a) ?? 0) - (ids.get(b) ?? 0))
    expect(data?.users_with_the_most_reputation.map((row) => [row.username, row.rank])).toEqual(ranked(gained))
    expect(data?.users_with_the_most_vote.map((row) => [row.username, row.vote_count])).toEqual(ranked(voted))
  })

  it('K3 reversed gains and withdrawn votes do not count, and deleted or suspended people are not ranked', async () => {
    const site = await open()
    const [ada, bo, cy] = [
      await site.registerPerson({ name: 'Ada', rank: 9000 }),
      await site.registerPerson({ name: 'Bo', rank: 9000 }),
      await site.registerPerson({ name: 'Cy', rank: 9000 }),
    ]
    const body = { title: 'How is this ranked?', content: 'By what exactly?', tags: [{ slug_name: 'rank' }] }
    const { id: object_id } = await unwrap(site.api(ada.token).call('createQuestion', { body }))
    await unwrap(site.api(bo.token).call('voteUp', { body: { object_id } }))
    await unwrap(site.api(cy.token).call('voteUp', { body: { object_id } }))
    await unwrap(site.api(cy.token).call('voteUp', { body: { object_id, is_cancel: true } }))
    const read = async () => {
      const { data } = await site.api().call('getUserRanking')
      const names = (rows: { username: string; rank: number; vote_count: number }[] = []) =>
        rows.map((row) => `${row.username} ${row.rank} ${row.vote_count}`)
      return [names(data?.users_with_the_most_reputation), names(data?.users_with_the_most_vote)]
    }
    expect(await read()).toEqual([['ada 10 0'], ['bo 0 1']])
    await updateUser(site.app.db, ada.id, { status: 'deleted' })
    await updateUser(site.app.db, bo.id, { status: 'suspended' })
    expect(await read()).toEqual([[], []])
  })
})
