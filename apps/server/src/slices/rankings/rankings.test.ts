import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { updateUser } from '../users/index.ts'

const DAY = 24 * 3_600_000

describeOnEveryEngine('rankings', (open) => {
  it('K1 ranks by what the last seven days brought, and lists the staff', async () => {
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
})
