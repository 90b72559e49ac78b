import { expect, it } from 'vitest'
import { ManualClock } from '../../../platform/clock.ts'
import { ListCounts } from './list-counts.ts'

it('Q68 the counts of long lists are cached for half a minute, short lists are always counted', async () => {
  const clock = new ManualClock()
  const counts = new ListCounts(clock)
  let length = 4_999
  const count = (list: object) => counts.get(list, async () => length++)
  expect(await count({ order: 'newest' })).toBe(4_999)
  expect(await count({ order: 'newest' })).toBe(5_000)
  expect(await count({ order: 'newest' })).toBe(5_000)
  expect(await count({ order: 'score' }), 'another list').toBe(5_001)
  clock.advance(30_000)
  expect(await count({ order: 'newest' })).toBe(5_002)
})
