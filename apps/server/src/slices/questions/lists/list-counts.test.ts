import { expect, it } from 'vitest'
import { ManualClock } from '../../../platform/clock.ts'
import { ListCounts } from './list-counts.ts'

it('Q68 the counts of long lists and of those chosen out of many questions are cached for half a minute, others never', async () => {
  const clock = new ManualClock()
  const counts = new ListCounts(clock)
  let length = 4_999
  const count = async (list: object) => (await counts.get(list, async () => ({ count: length++ }))).count
  expect(await count({ order: 'newest' })).toBe(4_999)
  expect(await count({ order: 'newest' })).toBe(5_000)
  expect(await count({ order: 'newest' })).toBe(5_000)
  expect(await count({ order: 'score' }), 'another list').toBe(5_001)
  clock.advance(30_000)
  expect(await count({ order: 'newest' })).toBe(5_002)
  const chosen = async (among: number) =>
    (await counts.get({ order: 'hot', among }, async () => ({ count: length++, among }))).count
  length = 3
  expect(await chosen(999)).toBe(3)
  expect(await chosen(999)).toBe(4)
  expect(await chosen(1_000), 'out of many').toBe(5)
  expect(await chosen(1_000)).toBe(5)
  let slow = 7
  const half = async () => counts.get({ order: 'active' }, async () => ({ count: slow++, partial: true }))
  expect(await half(), 'took too long').toEqual({ count: 7, partial: true })
  expect(await half()).toEqual({ count: 7, partial: true })
})
