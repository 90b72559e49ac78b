import { unwrap } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import { describeOnEveryEngine, type TestSite } from '../../../test/harness.ts'
import { updateUser } from '../users/index.ts'
import { QueryTookTooLong } from '../../platform/db/query-took-too-long.ts'

const DAY = 24 * 3_600_000

describeOnEveryEngine('rankings', (open) => {
  it('K1 people are ranked by the last seven days, and the staff is listed', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const bob = await site.registerPerson({ name: 'Bob', rank: 500 })
    const gone = await site.registerPerson({ name: 'Gone', rank: 500, role: 3 })
    await site.registerPerson({ name: 'Mia', rank: 40, role: 3 })
    await updateUser(site.ctx.db, gone.id, { status: 'suspended' })
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
    await updateUser(site.ctx.db, ada.id, { status: 'deleted' })
    await updateUser(site.ctx.db, bo.id, { status: 'suspended' })
    expect(await read()).toEqual([[], []])
  })

  it('K4 people are listed by reputation or by what they gained lately, without suspended and deleted ones', async () => {
    const site = await open()
    const [ada, bo, cy, dee] = [
      await site.registerPerson({ name: 'Ada', rank: 1300 }),
      await site.registerPerson({ name: 'Bo', rank: 9000 }),
      await site.registerPerson({ name: 'Cy', rank: 9000 }),
      await site.registerPerson({ name: 'Dee', rank: 1200 }),
    ]
    const read = async (period?: 'all' | 'month' | 'week', page_size = 10, page = 1) => {
      const query = { page, page_size, ...(period !== undefined && { period }) }
      const { count, list } = await unwrap(site.api().call('listPeople', { query }))
      return [count, ...list.map(({ username, rank, gained }) => `${username} ${rank} ${gained}`)]
    }
    const posts = [await ask(site, ada, 'Whose is this?'), await ask(site, dee, 'And whose is that?')]
    const voteFor = (person: { token: string }, object_id = '') =>
      unwrap(site.api(person.token).call('voteUp', { body: { object_id } }))
    await voteFor(bo, posts[1])
    await voteFor(cy, posts[1])
    site.clock.advance(6 * DAY)
    await voteFor(bo, posts[0])
    site.clock.advance(2 * DAY)
    expect(await read()).toEqual([5, 'cy 9000 0', 'bo 9000 0', 'ada 1310 0', 'dee 1220 0', 'admin 1 0'])
    expect(await read('all', 2, 2)).toEqual([5, 'ada 1310 0', 'dee 1220 0'])
    expect(await read('month')).toEqual([2, 'dee 1220 20', 'ada 1310 10'])
    expect(await read('week')).toEqual([1, 'ada 1310 10'])
    await updateUser(site.ctx.db, ada.id, { status: 'suspended' })
    await updateUser(site.ctx.db, cy.id, { status: 'deleted' })
    expect(await read()).toEqual([3, 'bo 9000 0', 'dee 1220 0', 'admin 1 0'])
    expect(await read('week')).toEqual([0])
    await updateUser(site.ctx.db, dee.id, { mail_status: 2 })
    expect(await read()).toEqual([2, 'bo 9000 0', 'admin 1 0'])
    expect(await read('month')).toEqual([0])
  })

  it('K5 a name finds people by the beginning of their names, and wildcards are plain letters', async () => {
    const site = await open()
    for (const name of ['Ada Lovelace', 'Grace Hopper', 'Lovis', '陈志远']) await site.registerPerson({ name })
    const find = async (query: string) => {
      const { count, list } = await unwrap(site.api().call('listPeople', { query: { query } }))
      expect(count).toBe(list.length)
      return list.map(({ display_name: name }) => name).toSorted()
    }
    expect(await find('LOV')).toEqual(['Ada Lovelace', 'Lovis'])
    expect(await find('hopper')).toEqual(['Grace Hopper'])
    expect(await find('陈')).toEqual(['陈志远'])
    expect(await find('ove')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('_ovis')).toEqual([])
  })

  it('K8 finding people by a name is limited in number and time, a list without a name is not', async () => {
    const site = await open({ rateLimits: true })
    const list = async (query: string) => (await site.api().call('listPeople', { query: { query } })).error
    const search = vi.spyOn(site.ctx.database, 'search')
    for (let call = 0; call < 239; call += 1) expect(await list('ada')).toBeUndefined()
    search.mockRejectedValueOnce(new QueryTookTooLong())
    expect(await list('ada')).toMatchObject({ status: 429 })
    expect(search).toHaveBeenCalledTimes(240)
    expect(await list('ada')).toMatchObject({ status: 429 })
    expect(search, 'refused before it is looked up').toHaveBeenCalledTimes(240)
    expect(await list(' ')).toBeUndefined()
    expect((await site.api().call('listPeople', { query: {} })).error).toBeUndefined()
    expect(search).toHaveBeenCalledTimes(240)
    site.clock.advance(60_000)
    expect(await list('ada')).toBeUndefined()
  })

  it('K6 a tag has the tags beside it and its best answerers, without what not everybody sees', async () => {
    const site = await open()
    const asker = await site.registerPerson({ name: 'Asker', rank: 9000 })
    const best = await site.registerPerson({ name: 'Best', rank: 9000 })
    const other = await site.registerPerson({ name: 'Other', rank: 9000 })
    const first = await ask(site, asker, 'Which glass for a stout?', ['glass', 'stout'])
    const second = await ask(site, asker, 'Which glass for a pils?', ['glass', 'stout', 'pils'])
    const deleted = await ask(site, asker, 'Which glass for nothing?', ['glass', 'nothing'])
    const answers = [
      await answer(site, best, first),
      await answer(site, best, second),
      await answer(site, other, first),
    ]
    const onDeleted = await answer(site, other, deleted)
    for (const object_id of [answers[0], answers[1], onDeleted]) {
      await unwrap(site.api(asker.token).call('voteUp', { body: { object_id: object_id ?? '' } }))
    }
    await unwrap(site.api((await site.admin()).token).call('deleteQuestion', { body: { id: deleted } }))
    const read = async (name: string) => {
      const { tag_id } = await unwrap(site.api().call('getTag', { query: { name } }))
      const { related_tags: tags, top_answerers: people } = await unwrap(
        site.api().call('getTagOverview', { query: { tag_id } }),
      )
      return [
        ...tags.map(({ slug_name: slug, question_count: count }) => `${slug} ${count}`),
        ...people.map(({ username, answer_count: count, vote_count: votes }) => `${username} ${count} ${votes}`),
      ]
    }
    expect(await read('glass')).toEqual(['stout 2', 'pils 1', 'best 2 2'])
    expect(await read('pils')).toEqual(['glass 1', 'stout 1', 'best 1 1'])
    const tag = await unwrap(site.api().call('getTag', { query: { name: 'stout' } }))
    const main = await unwrap(site.api().call('getTag', { query: { name: 'pils' } }))
    const staff = site.api((await site.admin()).token)
    await unwrap(
      staff.call('updateTagSynonyms', {
        body: { tag_id: main.tag_id, synonym_tag_list: [{ slug_name: tag.slug_name, display_name: 'stout' }] },
      }),
    )
    expect(await read('glass'), 'counted once a minute').toEqual(['stout 2', 'pils 1', 'best 2 2'])
    site.clock.advance(60_000)
    expect(await read('glass')).toEqual(['pils 2', 'best 2 2'])
    expect(await read('pils')).toEqual(['glass 2', 'best 2 2'])
    await updateUser(site.ctx.db, best.id, { mail_status: 2 })
    expect(await read('glass')).toEqual(['pils 2'])
    const unknown = await site.api().call('getTagOverview', { query: { tag_id: '10030000000099999' } })
    expect(unknown.error).toMatchObject({ status: 400 })
  })

  it('K7 a person has the tags of their posts by votes, without posts that not everybody sees', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
    const asked = await ask(site, ada, 'Which glass for a stout?', ['glass', 'stout'])
    const answered = await answer(site, ada, await ask(site, bo, 'Which malt for a stout?', ['malt', 'stout']))
    const deleted = await ask(site, ada, 'Which one for nothing?', ['nothing'])
    for (const object_id of [asked, answered]) await unwrap(site.api(bo.token).call('voteUp', { body: { object_id } }))
    await unwrap(site.api(ada.token).call('deleteQuestion', { body: { id: deleted } }))
    const read = async (username: string) => {
      const list = await unwrap(site.api().call('listPersonalTags', { query: { username } }))
      return list.map(({ slug_name: slug, post_count: posts, vote_count: votes }) => `${slug} ${posts} ${votes}`)
    }
    expect(await read('ada')).toEqual(['stout 2 2', 'glass 1 1', 'malt 1 1'])
    expect(await read('nobody')).toEqual([])
    await updateUser(site.ctx.db, ada.id, { status: 'deleted' })
    expect(await read('ada')).toEqual([])
  })

  it('K9 a person has the reputation of the last twelve months, without reversed changes', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
    const read = async (username = 'ada') => {
      const list = await unwrap(site.api().call('listPersonalReputationMonths', { query: { username } }))
      return list.map(({ reputation }) => reputation)
    }
    const vote = (person: { token: string }, object_id: string, is_cancel = false) =>
      unwrap(site.api(person.token).call('voteUp', { body: { object_id, is_cancel } }))
    const none = Array<number>(11).fill(0)
    const before = await read()
    expect(before).toHaveLength(12)
    const first = await ask(site, ada, 'Which month is it now?')
    const second = await ask(site, ada, 'Which month is it then?')
    await vote(bo, first)
    const gained = (before[11] ?? 0) + 10
    expect(await read()).toEqual([...none, gained])
    site.clock.advance(31 * DAY)
    // The sessions of the earlier voters have expired, so a new person votes.
    const cy = await site.registerPerson({ name: 'Cy', rank: 9000 })
    await vote(cy, second)
    expect((await read()).slice(-2)).toEqual([gained, 10])
    await vote(cy, second, true)
    expect((await read()).slice(-2)).toEqual([gained, 0])
    site.clock.advance(366 * DAY)
    expect(await read()).toEqual([...none, 0])
    expect(await read('nobody')).toEqual([])
  })
})

/** Asks a question as this person; returns its id. */
async function ask(site: TestSite, { token }: { token: string }, title: string, tags = ['rank']): Promise<string> {
  const body = { title, content: 'By what exactly?', tags: tags.map((slug_name) => ({ slug_name })) }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

async function answer(site: TestSite, { token }: { token: string }, question_id: string): Promise<string> {
  const body = { question_id, content: `A tulip, I think, for ${question_id}.` }
  return (await unwrap(site.api(token).call('createAnswer', { body }))).info.id
}
