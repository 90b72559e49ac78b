import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { countIfAdmitted } from './count-if-admitted.ts'
import type { EphemeralKind } from './ephemeral-store.ts'

const window: EphemeralKind = { name: 'window', lastsMs: 1000, from: 'first' }
const tally: EphemeralKind = { name: 'tally', lastsMs: 1000, from: 'latest' }

describeOnEveryEngine('short-lived entries', (open) => {
  it('EP1 a count expires after its first call or after its latest one', async () => {
    const { ctx, clock } = await open()
    const began = clock.now()
    expect(await ctx.ephemeral.add(window, 'a')).toEqual({ count: 1, at: began, previous: 0, ends: began + 1000 })
    await ctx.ephemeral.add(tally, 'a')
    clock.advance(999)
    const now = clock.now()
    expect(await ctx.ephemeral.add(window, 'a')).toEqual({ count: 2, at: now, previous: began, ends: began + 1000 })
    expect(await ctx.ephemeral.add(tally, 'a')).toEqual({ count: 2, at: now, previous: began, ends: now + 1000 })
    clock.advance(1)
    expect(await ctx.ephemeral.read(window, ['a', 'b'])).toEqual([undefined, undefined])
    expect(await ctx.ephemeral.read(tally, ['b', 'a'])).toEqual([undefined, { count: 2, last: now, ends: now + 1000 }])
    expect(await ctx.ephemeral.add(window, 'a')).toMatchObject({ count: 1, previous: 0 })
    await ctx.ephemeral.delete(tally, 'a')
    expect(await ctx.ephemeral.read(tally, ['a'])).toEqual([undefined])
  })

  it('EP2 of calls at once each is counted once', async () => {
    const { ctx } = await open()
    const counted = await Promise.all(Array.from({ length: 40 }, () => ctx.ephemeral.add(window, 'a')))
    const counts = counted.map(({ count }) => count).toSorted((one, other) => one - other)
    expect(counts).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
  })

  it('EP2 several keys are counted at one moment', async () => {
    const { ctx } = await open()
    const counted = await Promise.all(Array.from({ length: 20 }, () => ctx.ephemeral.addAll(window, ['a', 'b'])))
    for (const [a, b] of counted) expect(a?.count).toBe(b?.count)
    expect(await ctx.ephemeral.read(window, ['a', 'b'])).toEqual([
      expect.objectContaining({ count: 20 }),
      expect.objectContaining({ count: 20 }),
    ])
  })

  it('EP3 a call that is taken back leaves the count as it was, and keeps later calls', async () => {
    const { ctx, clock } = await open()
    for (const kind of [window, tally]) {
      await ctx.ephemeral.add(kind, 'a')
      const before = await ctx.ephemeral.read(kind, ['a'])
      clock.advance(500)
      const second = await ctx.ephemeral.add(kind, 'a')
      await ctx.ephemeral.takeBack(kind, 'a', second)
      expect(await ctx.ephemeral.read(kind, ['a'])).toEqual(before)
      const third = await ctx.ephemeral.add(kind, 'a')
      clock.advance(10)
      const { ends } = await ctx.ephemeral.add(kind, 'a')
      await ctx.ephemeral.takeBack(kind, 'a', third)
      expect(await ctx.ephemeral.read(kind, ['a'])).toEqual([{ count: 2, last: clock.now(), ends }])
    }
    const only = await ctx.ephemeral.add(tally, 'b')
    await ctx.ephemeral.takeBack(tally, 'b', only)
    expect(await ctx.ephemeral.add(tally, 'b')).toMatchObject({ count: 1 })
    await ctx.ephemeral.takeBack(window, 'b', await ctx.ephemeral.add(window, 'b'))
    clock.advance(500)
    const at = clock.now()
    expect(await ctx.ephemeral.add(window, 'b')).toEqual({ count: 1, at, previous: 0, ends: at + 1000 })
  })

  it('EP4 a value is taken once, and not after it expired', async () => {
    const { ctx, clock } = await open()
    await ctx.ephemeral.put(window, 'a', 'value')
    const taken = await Promise.all(Array.from({ length: 10 }, () => ctx.ephemeral.take(window, 'a')))
    expect(taken.filter((value) => value !== undefined)).toEqual(['value'])
    await ctx.ephemeral.put(window, 'b', 'value')
    clock.advance(1000)
    expect(await ctx.ephemeral.take(window, 'b')).toBeUndefined()
    const longer = { ...window, name: `${window.name} a` }
    await ctx.ephemeral.put(longer, 'b', 'value')
    expect(await ctx.ephemeral.take(window, 'a b'), 'a key that reads like another kind').toBeUndefined()
    expect(await ctx.ephemeral.take(longer, 'b')).toBe('value')
  })

  it('EP5 expired entries are deleted in steps, others stay', async () => {
    const { ctx, clock } = await open()
    const keys = Array.from({ length: 2500 }, (_, n) => String(n))
    await Promise.all(keys.map((key) => ctx.ephemeral.add(window, key)))
    clock.advance(500)
    const stays = await ctx.ephemeral.add(tally, 'stays')
    clock.advance(500)
    let steps = 0
    await ctx.ephemeral.prune(async () => {
      steps += 1
    })
    const rows = await ctx.db.selectFrom('ephemeral_entries').select(['ends_at']).execute()
    expect([rows, steps]).toEqual(ctx.can.embedded ? [[], 0] : [[{ ends_at: stays.ends }], 3])
    expect(await ctx.ephemeral.read(tally, ['stays'])).toMatchObject([{ count: 1 }])
  })

  it('EP6 what is refused while it is counted is not counted', async () => {
    const { ctx } = await open()
    const count = (admitted: Promise<void>) => countIfAdmitted(ctx.ephemeral, { kind: tally, keys: ['a'] }, admitted)
    expect(await count(Promise.resolve())).toMatchObject([{ count: 1 }])
    await expect(count(Promise.reject(new Error('too many')))).rejects.toThrow('too many')
    expect(await count(Promise.resolve())).toMatchObject([{ count: 2 }])
  })
})
