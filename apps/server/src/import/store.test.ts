import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { findTakenUsernames, findUsers } from '../slices/users/index.ts'
import { countUnusableRows, findLocalIds, saveLocalIds, saveUnusableRows } from './store.ts'

/** More than the maximum number of parameters per statement on either engine. */
const MANY = 70_000

describeOnEveryEngine('the stored rows of an import', (open) => {
  it('are recorded and found however many a batch names', async () => {
    const site = await open()
    const { db } = site.ctx
    const ids = new Map(Array.from({ length: MANY }, (_, index) => [`${index}`, index + 1]))
    await saveLocalIds(db, 'big', 'user', ids)
    expect(await findLocalIds(db, 'big', 'user', [...ids.keys(), 'absent'])).toEqual(ids)
    expect(await findLocalIds(db, 'big', 'user', [])).toEqual(new Map())
    const refusals = [...ids.keys()].map((row_id) => ({ file: 'Posts.xml', row_id, reason: 'no title' }))
    await saveUnusableRows(db, 'big', [...refusals, ...refusals.slice(0, 1)])
    expect(await countUnusableRows(db, 'big')).toEqual([{ file: 'Posts.xml', reason: 'no title', count: MANY }])
  })

  it('find their people among very many', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const names = Array.from({ length: MANY }, (_, index) => `nobody-${index}`)
    expect(await findTakenUsernames(site.ctx.db, [...names, 'ada'])).toEqual(['ada'])
    const ids = Array.from({ length: MANY }, (_, index) => 1_000_000 + index)
    expect((await findUsers(site.ctx.db, [...ids, ada.id])).map((user) => user.username)).toEqual(['ada'])
  })
})
