import type { Schemas } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { IdempotencyKeys } from '../../platform/idempotency/idempotency-keys.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { createSavedFilter } from './create-saved-filter.ts'
import { SavedFilterNotFound } from './errors.ts'
import { deleteSavedFilter } from './update-saved-filter.ts'

const save = (site: TestSite, { token }: Person, name: string, filter = {}) =>
  site.api(token).call('createSavedFilter', { body: { name, filter } })

async function listed(site: TestSite, person?: Person) {
  return (await unwrap(site.api(person?.token).call('listSavedFilters'))).list
}

const namesOf = async (site: TestSite, person?: Person) => (await listed(site, person)).map(({ name }) => name)

describeOnEveryEngine('saved filters', (open) => {
  it("SF1 filters are saved, renamed, moved and deleted, and listed to their owner alone in the owner's order", async () => {
    const site = await open()
    const [ann, ben] = [await site.registerPerson({ name: 'Ann' }), await site.registerPerson({ name: 'Ben' })]
    const filter = { order: 'newest', answers: 'none', min_votes: 0, tags: 'malt,hops', match: 'any' } as const
    const first = await unwrap(save(site, ann, ' First\n one ', filter))
    expect(first).toMatchObject({ name: 'First one', filter })
    for (const name of ['Second', 'Third']) await unwrap(save(site, ann, name, { tag: 'malt' }))
    expect((await listed(site, ann))[0]).toEqual(first)
    expect(await namesOf(site, ben)).toEqual([])
    expect(await namesOf(site)).toEqual([])
    const update = (body: { id: string; name?: string; place?: number }) =>
      unwrap(site.api(ann.token).call('updateSavedFilter', { body }))
    await update({ id: first.id, name: 'Renamed' })
    expect(await namesOf(site, ann)).toEqual(['Renamed', 'Second', 'Third'])
    await update({ id: first.id, place: 1 })
    expect(await namesOf(site, ann)).toEqual(['Second', 'Renamed', 'Third'])
    await update({ id: first.id, place: 19 })
    expect(await namesOf(site, ann)).toEqual(['Second', 'Third', 'Renamed'])
    await update({ id: first.id, place: 0, name: 'First' })
    expect(await namesOf(site, ann)).toEqual(['First', 'Second', 'Third'])
    expect((await listed(site, ann))[0]).toEqual({ ...first, name: 'First' })
    await unwrap(site.api(ann.token).call('deleteSavedFilter', { body: { id: first.id } }))
    expect(await namesOf(site, ann)).toEqual(['Second', 'Third'])
    await unwrap(save(site, ann, 'Fourth'))
    expect(await namesOf(site, ann)).toEqual(['Second', 'Third', 'Fourth'])
  })

  it('SF2 a filter needs a visible name of at most 50 characters, and known fields alone are stored', async () => {
    const site = await open()
    const ann = await site.registerPerson({ name: 'Ann' })
    for (const name of ['', '   ', '\u200b']) {
      expect((await save(site, ann, name)).error).toMatchObject({ status: 400, fields: [{ error_field: 'name' }] })
    }
    expect((await save(site, ann, 'x'.repeat(51))).error).toMatchObject({
      status: 400,
      fields: [{ error_field: 'name' }],
    })
    expect((await save(site, ann, 'Odd', { answers: 'some' })).error).toMatchObject({ status: 400 })
    const { id, filter } = await unwrap(save(site, ann, '“答案”', { answers: 'none', anything: 'else' }))
    expect(filter).toEqual({ answers: 'none' })
    const all = {
      order: 'score',
      tag: 'malt',
      answers: 'none',
      state: 'open',
      min_votes: 3,
      in_days: 30,
      only: 'mine',
      tags: 'hops,water',
      match: 'any',
      not_tags: 'wine',
    } as const satisfies Required<Schemas['ListFilter']>
    expect((await unwrap(save(site, ann, 'All', all))).filter, 'every field').toEqual(all)
    const body = { id, name: ' ' }
    expect((await site.api(ann.token).call('updateSavedFilter', { body })).error).toMatchObject({ status: 400 })
    expect(await namesOf(site, ann)).toEqual(['“答案”', 'All'])
  })

  it('SF3 a person saves at most 20 filters, however many at once', async () => {
    const site = await open()
    const ann = await site.registerPerson({ name: 'Ann' })
    const saved = await Promise.all(Array.from({ length: 25 }, (_, index) => save(site, ann, `Filter ${index}`)))
    const refused = saved.flatMap(({ error }) => error ?? [])
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ status: 400, reason: 'error.saved_filter.too_many' })
    expect(await namesOf(site, ann)).toHaveLength(20)
  })

  it('SF4 filters of others and absent ones are not found', async () => {
    const site = await open()
    const [ann, ben] = [await site.registerPerson({ name: 'Ann' }), await site.registerPerson({ name: 'Ben' })]
    const { id } = await unwrap(save(site, ann, 'Hers'))
    for (const other of [id, '999999']) {
      const api = site.api(ben.token)
      const answers = [
        await api.call('updateSavedFilter', { body: { id: other, name: 'His' } }),
        await api.call('deleteSavedFilter', { body: { id: other } }),
      ]
      for (const { error } of answers) {
        expect(error).toMatchObject({ status: 400, reason: 'error.object.not_found', display: 'toast' })
      }
    }
    expect(await namesOf(site, ann)).toEqual(['Hers'])
  })

  it('SF5 the filters of a person are deleted with the account', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    await unwrap(save(site, ann, 'Hers'))
    const body = { user_id: String(ann.id), status: 'deleted' as const }
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    expect(await site.ctx.db.selectFrom('saved_filters').select('id').execute()).toEqual([])
  })

  it('SF5 nothing is saved by a call that had to wait until the account was deleted', async () => {
    const site = await open()
    const admin = await site.admin()
    const ann = await site.registerPerson({ name: 'Ann' })
    const [user] = await findUsers(site.ctx.db, [ann.id])
    if (!user) throw new Error('Ann has no account')
    const body = { user_id: String(ann.id), status: 'deleted' as const }
    await unwrap(site.api(admin.token).call('updateUserStatus', { body }))
    const late = createSavedFilter(site.ctx, { name: 'Hers', filter: {} }, viewerOf(user))
    await expect(late).rejects.toThrow(SavedFilterNotFound)
    expect(await site.ctx.db.selectFrom('saved_filters').select('id').execute()).toEqual([])
  })

  it('SF6 the idempotency key of a deletion is stored with it', async () => {
    const { ctx, ...site } = await open()
    const ann = await site.registerPerson({ name: 'Ann' })
    const [user] = await findUsers(ctx.db, [ann.id])
    if (!user) throw new Error('Ann has no account')
    const { id } = await createSavedFilter(ctx, { name: 'Hers', filter: {} }, viewerOf(user))
    const request = { operation: 'deleteSavedFilter', path: {}, query: {}, body: { id } }
    const call = { person: ann.id, header: 'a-key-of-one-request', request }
    const stored = await new IdempotencyKeys(ctx.db, ctx.clock).once(call, async () => {
      await deleteSavedFilter(ctx, Number(id), viewerOf(user))
      return ctx.db.selectFrom('idempotency_keys').select('answer').execute()
    })
    expect(stored).toEqual([{ answer: null }])
  })
})
