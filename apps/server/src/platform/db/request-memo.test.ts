import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Db } from './database.ts'
import { withRequestMemo, memoizeRead } from './request-memo.ts'

describeOnEveryEngine('memoized reads of a page', (testSite) => {
  /** Returns a memoized read, and a function that returns how often it reached the database. */
  function reader() {
    let reads = 0
    return {
      read: (db: Db) => memoizeRead(db, 'counted', async () => (reads += 1)),
      reads: () => reads,
    }
  }

  it('reach the database once', async () => {
    const { ctx } = await testSite()
    const { read, reads } = reader()
    const answers = await withRequestMemo(async () => [
      ...(await Promise.all([read(ctx.db), read(ctx.db)])),
      await read(ctx.db),
    ])
    expect(answers).toEqual([1, 1, 1])
    expect(reads()).toBe(1)
  })

  it('are not shared between pages', async () => {
    const { ctx } = await testSite()
    const { read } = reader()
    expect(await Promise.all([withRequestMemo(() => read(ctx.db)), withRequestMemo(() => read(ctx.db))])).toEqual([
      1, 2,
    ])
    expect(await read(ctx.db)).toBe(3)
    expect(await read(ctx.db)).toBe(4)
  })

  it('are not used inside a transaction', async () => {
    const { ctx } = await testSite()
    const { read } = reader()
    const answers = await withRequestMemo(async () => {
      const before = await read(ctx.db)
      const within = await ctx.db.transaction().execute(async (tx) => [await read(tx), await read(tx)])
      return [before, ...within, await read(ctx.db)]
    })
    expect(answers).toEqual([1, 2, 3, 1])
  })

  it('are dropped when the page is done, even for work that outlives it', async () => {
    const { ctx } = await testSite()
    const { read } = reader()
    const done = Promise.withResolvers<void>()
    const later = await withRequestMemo(async () => {
      await read(ctx.db)
      // Wrapped in an object, because a returned promise would be awaited.
      return { answer: done.promise.then(() => read(ctx.db)) }
    })
    done.resolve()
    expect(await later.answer).toBe(2)
  })
})
