import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { lockRow, lockRows } from './lock.ts'

const TIMES = Array.from({ length: 20 }, (_, index) => index)

describeOnEveryEngine('locks of rows', (open) => {
  it('LK1 the later of two concurrent changes sees the result of the first', async () => {
    const site = await open()
    const { id } = await site.registerPerson({ name: 'Ada', rank: 1 })
    const addOne = site.ctx.db.transaction()
    await Promise.all(
      TIMES.map(() =>
        addOne.execute(async (tx) => {
          const user = await lockRow(tx, 'users', id)
          await tx
            .updateTable('users')
            .set({ rank: (user?.rank ?? 0) + 1 })
            .where('id', '=', id)
            .execute()
        }),
      ),
    )
    const { rank } = await site.ctx.db.selectFrom('users').select('rank').where('id', '=', id).executeTakeFirstOrThrow()
    expect(rank).toBe(1 + TIMES.length)
  })

  it('LK1 a row that does not exist is undefined', async () => {
    const site = await open()
    expect(await site.ctx.db.transaction().execute((tx) => lockRow(tx, 'users', 4711))).toBeUndefined()
  })

  it('LK2 transactions that lock the same rows, named in different orders, do not deadlock', async () => {
    const site = await open()
    const people = [await site.registerPerson({ name: 'Ada' }), await site.registerPerson({ name: 'Bob' })]
    const ids = people.map((person) => person.id)
    const locking = TIMES.map((index) =>
      site.ctx.db.transaction().execute(async (tx) => {
        await lockRows(tx, 'users', index % 2 === 0 ? ids : ids.toReversed())
        // One more query, so that the lock is held while the other transactions wait for it.
        await tx.selectFrom('users').select('id').execute()
        return index
      }),
    )
    expect(await Promise.all(locking)).toEqual(TIMES)
  })

  it('LK3 a lock changes nothing: no cache tag becomes stale by it', async () => {
    const site = await open()
    const { id } = await site.registerPerson({ name: 'Ada' })
    const { changes } = site.ctx
    await changes.catchUp()
    const before = changes.position
    await site.ctx.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', id)
      await lockRows(tx, 'users', [id])
    })
    await changes.catchUp()
    expect(changes.isCurrent(before, 'any')).toBe(true)
  })
})
