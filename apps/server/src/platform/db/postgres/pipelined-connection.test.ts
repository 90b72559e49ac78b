import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { countTraffic } from '../../../../test/load-bounds/round-trips.ts'
import type { Db, Tx } from '../database.ts'
import { together } from '../together.ts'
import { isUniqueViolation } from '../unique-violation.ts'

const rowsOf = (db: Db) => db.selectFrom('content_changes').select('tag').where('tag', 'like', 'test:%').execute()
const add = (tx: Tx, tag: string) => tx.insertInto('content_changes').values({ tag }).execute()

describeOnEveryEngine('transactions', (open, engine) => {
  const itOnServer = engine === 'postgres' ? it : undefined

  itOnServer?.('PS4 a transaction that reads once after many writes takes two round trips', async () => {
    const { db } = (await open()).ctx
    const seen: unknown[] = []
    const { trips, statements } = await countTraffic(() =>
      db.transaction().execute(async (tx) => {
        for (const name of ['a', 'b', 'c']) await add(tx, `test:${name}`)
        seen.push(...(await rowsOf(tx)))
        await add(tx, 'test:d')
      }),
    )
    expect(seen).toHaveLength(3)
    expect(await rowsOf(db)).toHaveLength(4)
    expect({ trips, statements: statements.length }).toEqual({ trips: 2, statements: 7 })
  })

  it('PS4 more writes than may be under way at once are all stored', async () => {
    const { db } = (await open()).ctx
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < 200; number += 1) await add(tx, `test:${number}`)
    })
    expect(await rowsOf(db)).toHaveLength(200)
  })

  const takeName = (tx: Tx) => tx.updateTable('users').set({ username: 'ada' }).where('username', '=', 'bo').execute()

  it('PS5 a failed write ends the transaction with its own error when it is committed', async () => {
    const site = await open()
    for (const name of ['Ada', 'Bo']) await site.registerPerson({ name })
    const { db } = site.ctx
    const failed = await db
      .transaction()
      .execute(async (tx) => {
        await add(tx, 'test:before')
        await takeName(tx)
      })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(failed, 'username')).toBe(true)
    expect(await rowsOf(db)).toEqual([])
  })

  it('PS5 a failed write ends the transaction with its own error at the next statements that are waited for', async () => {
    const site = await open()
    for (const name of ['Ada', 'Bo']) await site.registerPerson({ name })
    const { db } = site.ctx
    const outcomes: unknown[] = []
    const failed = await db
      .transaction()
      .execute(async (tx) => {
        await takeName(tx)
        const reads = await Promise.allSettled([rowsOf(tx), rowsOf(tx)])
        outcomes.push(...reads.flatMap((read) => (read.status === 'rejected' ? [read.reason] : [])))
        await add(tx, 'test:after')
      })
      .catch((error: unknown) => error)
    expect([failed, ...outcomes].every((error) => isUniqueViolation(error, 'username'))).toBe(true)
    expect(await rowsOf(db)).toEqual([])
  })

  it('PS5 of statements asked for together, each throws the error of the first that failed', async () => {
    const { db } = (await open()).ctx
    const messages: string[] = []
    const failed = db.transaction().execute(async (tx) => {
      const reads = await Promise.allSettled([sql`select missing from users`.execute(tx), rowsOf(tx)])
      for (const read of reads) if (read.status === 'rejected') messages.push(String(read.reason))
      throw new Error('never mind')
    })
    await expect(failed).rejects.toThrow('never mind')
    expect(messages).not.toEqual([])
    for (const message of messages) expect(message).toContain('missing')
  })

  itOnServer?.('PS6 using the number of rows that a write in a transaction changed throws', async () => {
    const { db } = (await open()).ctx
    const count = db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ rank: 2 })
        .where('username', '=', 'nobody')
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    })
    await expect(count).rejects.toThrow('use `returning`')
  })

  itOnServer?.('PS7 reads that are asked for together share a round trip', async () => {
    const { db } = (await open()).ctx
    const { trips } = await countTraffic(() =>
      db.transaction().execute((tx) => Promise.all([rowsOf(tx), rowsOf(tx), rowsOf(tx)])),
    )
    expect(trips).toBe(2)
  })

  it('PS8 when a part of a transaction fails, the others have ended before it is rolled back', async () => {
    const { db } = (await open()).ctx
    const failed = db.transaction().execute((tx) =>
      together([
        Promise.reject(new Error('never mind')),
        (async () => {
          for (let step = 0; step < 5; step += 1) {
            await rowsOf(tx)
            await add(tx, 'test:late')
          }
        })(),
      ]),
    )
    await expect(failed).rejects.toThrow('never mind')
    expect(await rowsOf(db)).toEqual([])
  })

  it('PS8 what a part asks for after the transaction has been rolled back throws and stores nothing', async () => {
    const { db } = (await open()).ctx
    const rolledBack = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    const failed = db.transaction().execute(async (tx) => {
      await add(tx, 'test:first')
      late = rolledBack.promise.then(() => add(tx, 'test:late'))
      throw new Error('never mind')
    })
    await expect(failed).rejects.toThrow('never mind')
    rolledBack.resolve()
    await expect(late).rejects.toThrow()
    expect(await rowsOf(db)).toEqual([])
  })

  itOnServer?.('PS9 statements that are sent together are written to the socket at once', async () => {
    const { db } = (await open()).ctx
    const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')]
    try {
      await db.transaction().execute((tx) => Promise.all([rowsOf(tx), rowsOf(tx), rowsOf(tx)]))
      // Two writes: one with `begin`, one with `commit`.
      expect(writes.reduce((calls, spy) => calls + spy.mock.calls.length, 0)).toBe(2)
    } finally {
      for (const spy of writes) spy.mockRestore()
    }
  })
})
