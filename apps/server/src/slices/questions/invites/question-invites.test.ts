import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import type { TestSite } from '../../../../test/harness.ts'
import { updateUser } from '../../users/index.ts'
import { questionInvited } from '../index.ts'
import { ask, keyOf } from '../question.test-data.ts'

function invite(site: TestSite, token: string | undefined, id: string, invite_user: string[]) {
  return site.api(token).call('updateQuestionInvites', { body: { id, invite_user } })
}

async function invited(site: TestSite, id: string): Promise<string[]> {
  const cards = await unwrap(site.api().call('listQuestionInvites', { query: { id } }))
  return cards.map((card) => card.username)
}

describeOnEveryEngine('invitations to answer', (open) => {
  it('Q50 the list is replaced as a whole and in order, and each newly invited person causes one event', async () => {
    const site = await open()
    const admin = await site.admin()
    const people = []
    for (const name of ['Ada', 'Bob', 'Eve']) people.push(await site.registerPerson({ name }))
    const emitted: number[] = []
    site.ctx.bus.on(questionInvited, async (_tx, { userId }) => void emitted.push(userId))
    const id = await ask(site, admin.token, { title: 'A question for others' })
    expect(await invited(site, id)).toEqual([])
    await unwrap(invite(site, admin.token, id, ['Bob', 'ada', 'bob', 'nobody']))
    expect(await invited(site, id)).toEqual(['bob', 'ada'])
    await unwrap(invite(site, admin.token, id, ['ada', 'eve']))
    expect(await invited(site, id)).toEqual(['ada', 'eve'])
    await unwrap(invite(site, admin.token, id, []))
    expect(await invited(site, id)).toEqual([])
    const [ada, bob, eve] = people.map((person) => person.id)
    expect(emitted).toEqual([bob, ada, eve])
  })

  it('Q51 suspended and deleted people are ignored', async () => {
    const site = await open()
    const admin = await site.admin()
    const bob = await site.registerPerson({ name: 'Bob' })
    const eve = await site.registerPerson({ name: 'Eve' })
    await updateUser(site.ctx.db, bob.id, { status: 'suspended' })
    await updateUser(site.ctx.db, eve.id, { status: 'deleted' })
    const id = await ask(site, admin.token, { title: 'A question for others' })
    await unwrap(invite(site, admin.token, id, ['bob', 'eve']))
    expect(await invited(site, id)).toEqual([])
  })

  it('Q52 inviting requires reputation and an existing question, and the number of invited people is limited', async () => {
    const site = await open()
    const admin = await site.admin()
    const bob = await site.registerPerson({ name: 'Bob', rank: 499 })
    const ada = await site.registerPerson({ name: 'Ada', rank: 500 })
    const id = await ask(site, admin.token, { title: 'A question for others' })
    expect((await invite(site, undefined, id, ['ada'])).error).toMatchObject({ status: 401 })
    expect((await invite(site, bob.token, id, ['ada'])).error).toMatchObject({ status: 403 })
    expect((await invite(site, ada.token, id, ['bob'])).error).toBeUndefined()
    const many = Array.from({ length: 51 }, (_, index) => `person-${index}`)
    expect((await invite(site, ada.token, id, many)).error).toMatchObject({ fields: [{ error_field: 'invite_user' }] })
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id } }))
    expect((await invite(site, admin.token, id, ['bob'])).error).toMatchObject({ reason: 'error.question.not_found' })
    expect((await invite(site, ada.token, id, ['bob'])).error).toMatchObject({ status: 400 })
    const { error } = await site.api(ada.token).call('listQuestionInvites', { query: { id } })
    expect(error).toMatchObject({ status: 404 })
  })

  it('Q53 of lists set concurrently one is stored as a whole', async () => {
    const site = await open()
    const admin = await site.admin()
    for (const name of ['Ada', 'Bob']) await site.registerPerson({ name })
    const id = await ask(site, admin.token, { title: 'A question for others' })
    const lists = [['ada'], ['bob'], ['ada', 'bob'], ['bob', 'ada'], ['ada', 'bob']]
    const results = await Promise.all(lists.map((names) => invite(site, admin.token, id, names)))
    expect(results.filter((result) => result.error)).toEqual([])
    const rows = await site.ctx.db
      .selectFrom('question_invites')
      .selectAll()
      .where('question_id', '=', keyOf(id))
      .execute()
    expect(rows.map((row) => row.position).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index))
    expect(lists).toContainEqual(await invited(site, id))
  })
})
