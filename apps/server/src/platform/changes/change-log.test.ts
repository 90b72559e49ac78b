import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { ManualClock } from '../clock.ts'
import type { ChangeSource } from '../db/changes.ts'
import { PostgresChanges } from '../db/changes.ts'
import type { ConnectionPool } from '../db/postgres/postgres-driver.ts'
import { ChangeLog, CHANGE_RETENTION_MS } from './change-log.ts'
import { pruneChanges } from './store.ts'

const record = (site: TestSite, tag: string): Promise<unknown> =>
  site.ctx.db.insertInto('content_changes').values({ tag }).execute()

describeOnEveryEngine('the change log', (open, engine) => {
  it('L1 after catching up it knows what was committed before, and nothing else', async () => {
    const site = await open()
    const { changes } = site.ctx
    await changes.catchUp()
    const before = changes.position
    expect(changes.isCurrent(before, 'any')).toBe(true)
    await record(site, 'question:1')
    await changes.catchUp()
    expect(changes.isCurrent(before, new Set(['question:1', 'site']))).toBe(false)
    expect(changes.isCurrent(before, 'any')).toBe(false)
    expect(changes.isCurrent(before, new Set(['question:2', 'site']))).toBe(true)
    expect(changes.isCurrent(changes.position, 'any')).toBe(true)
  })

  it('L2 it ignores uncommitted changes and sees them once they are committed', async () => {
    const site = await open()
    const { changes } = site.ctx
    await changes.catchUp()
    const before = changes.position
    const failed = site.ctx.db.transaction().execute(async (tx) => {
      await tx.insertInto('content_changes').values({ tag: 'user:1' }).execute()
      await changes.catchUp()
      expect(changes.isCurrent(before, 'any')).toBe(true)
      throw new Error('never mind')
    })
    await expect(failed).rejects.toThrow('never mind')
    // A sequence number used by the rolled-back transaction may be assigned again.
    await record(site, 'user:2')
    await changes.catchUp()
    expect(changes.isCurrent(before, new Set(['user:1']))).toBe(true)
    expect(changes.isCurrent(before, new Set(['user:2']))).toBe(false)
  })

  it('L3 listeners finish before any caller of catchUp continues', async () => {
    const site = await open()
    const { changes } = site.ctx
    await changes.catchUp()
    const renewing = Promise.withResolvers<void>()
    changes.on('site', () => renewing.promise)
    await record(site, 'site')
    const order: string[] = []
    const first = Promise.resolve(changes.catchUp()).then(() => order.push('first'))
    const second = Promise.resolve(changes.catchUp()).then(() => order.push('second'))
    order.push('renewed')
    renewing.resolve()
    await Promise.all([first, second])
    expect(order[0]).toBe('renewed')
    expect(order).toHaveLength(3)
  })

  it('L4 deletes records after an hour and keeps reporting new ones', async () => {
    const site = await open()
    const { changes, db, can } = site.ctx
    await changes.catchUp()
    await db.insertInto('content_changes').values({ tag: 'user:3', at: 1 }).execute()
    await record(site, 'user:4')
    await pruneChanges(db, can, async () => {})
    const left = await db.selectFrom('content_changes').select('tag').where('tag', 'like', 'user:_').execute()
    expect(left.map((row) => row.tag)).toContain('user:4')
    expect(left.map((row) => row.tag)).not.toContain('user:3')
    const before = changes.position
    await record(site, 'user:5')
    await changes.catchUp()
    expect(changes.isCurrent(before, new Set(['user:5']))).toBe(false)
  })

  it('L8 old records are deleted in steps, which yield to requests', async () => {
    const { db, can } = (await open()).ctx
    const old = Array.from({ length: 500 }, () => ({ tag: 'user:3', at: 1 }))
    // In a real log, no newer record has a lower id than these old ones, so other records are removed first.
    await db.deleteFrom('content_changes').execute()
    for (let part = 0; part < 5; part += 1) await db.insertInto('content_changes').values(old).execute()
    await db.insertInto('content_changes').values({ tag: 'user:4' }).execute()
    const left: number[] = []
    await pruneChanges(db, can, async () => {
      const { count } = await db
        .selectFrom('content_changes')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      left.push(count)
    })
    expect(left).toEqual([1501, 501, 1])
  })

  const itAmongWriters = engine === 'postgres' ? it : undefined
  itAmongWriters?.('L5 misses no change when transactions commit out of order', async () => {
    const site = await open()
    const { changes, db } = site.ctx
    await changes.catchUp()
    const before = changes.position
    const written = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = db.transaction().execute(async (tx) => {
      await tx.insertInto('content_changes').values({ tag: 'slow' }).execute()
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    await record(site, 'quick')
    await changes.catchUp()
    expect(changes.isCurrent(before, new Set(['quick']))).toBe(false)
    expect(changes.isCurrent(before, new Set(['slow']))).toBe(true)
    mayEnd.resolve()
    await slow
    await changes.catchUp()
    expect(changes.isCurrent(before, new Set(['slow']))).toBe(false)
  })
})

it('L6 treats a position older than the remembered changes as stale', async () => {
  const clock = new ManualClock()
  const batches: string[][] = [['a'], ['b']]
  const source: ChangeSource = { read: () => batches.shift() ?? [], close: async () => {} }
  const changes = new ChangeLog(source, clock)
  const before = changes.position
  await changes.catchUp()
  clock.advance(CHANGE_RETENTION_MS)
  await changes.catchUp()
  expect(changes.isCurrent(before, new Set(['c']))).toBe(false)
  expect(changes.isCurrent(changes.position, new Set(['c']))).toBe(true)
})

it('L7 rejects every caller while the database cannot be read, and recovers afterwards', async () => {
  let isAway = true
  const source: ChangeSource = {
    read: async () => {
      if (isAway) throw new Error('away')
      return ['a']
    },
    close: async () => {},
  }
  const changes = new ChangeLog(source, new ManualClock())
  const asked = [changes.catchUp(), changes.catchUp(), changes.catchUp()]
  for (const answer of asked) await expect(answer).rejects.toThrow('away')
  isAway = false
  const before = changes.position
  await changes.catchUp()
  expect(changes.isCurrent(before, new Set(['a']))).toBe(false)
})

it('L9 after half an hour without a read everything is stale and renewed', async () => {
  const clock = new ManualClock()
  let isAway = false
  const source: ChangeSource = {
    read: async () => {
      if (isAway) throw new Error('away')
      return []
    },
    close: async () => {},
  }
  const changes = new ChangeLog(source, clock)
  let renewed = 0
  changes.on('site', async () => {
    renewed += 1
  })
  await changes.catchUp()
  const before = changes.position
  isAway = true
  clock.advance(20 * 60_000)
  await expect(changes.catchUp()).rejects.toThrow('away')
  isAway = false
  clock.advance(10 * 60_000)
  await changes.catchUp()
  expect([changes.isCurrent(before, new Set(['a'])), renewed]).toEqual([true, 0])
  clock.advance(30 * 60_000 + 1)
  await changes.catchUp()
  expect([changes.isCurrent(before, new Set(['a'])), renewed]).toEqual([false, 1])
  expect(changes.isCurrent(changes.position, new Set(['a']))).toBe(true)
})

it('L10 everything is stale when the database lacks transactions that were seen', async () => {
  const xmins = ['900', '900', '1001', '950', '951']
  const query = async () => ({ rows: [{ xmin: xmins.shift(), id: null, tag: null }] })
  const pool = { query, end: async () => {}, ended: false }
  // The change log uses no other part of a pool, so the cast is safe.
  const changes = new PostgresChanges(pool as unknown as ConnectionPool)
  const read = [await changes.read(), await changes.read(), await changes.read(), await changes.read()]
  expect(read).toEqual([[], [], 'everything', []])
})
