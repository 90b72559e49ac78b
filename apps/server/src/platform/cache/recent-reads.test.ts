import { expect, it } from 'vitest'
import { ManualClock } from '../clock.ts'
import { RecentReads } from './recent-reads.ts'

it('a read is repeated once it is old, shared meanwhile, and not cached when it fails', async () => {
  const clock = new ManualClock()
  const reads = new RecentReads<number>(clock, { ttlMs: 1000, max: 2 })
  let count = 0
  const next = async () => (count += 1)
  expect(await Promise.all([reads.get('a', next), reads.get('a', next)])).toEqual([1, 1])
  clock.advance(999)
  expect(await reads.get('a', next)).toBe(1)
  clock.advance(1)
  expect(await reads.get('a', next)).toBe(2)
  await expect(reads.get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await reads.get('b', next)).toBe(3)
  expect(await reads.get('a', next), 'used last').toBe(2)
  expect(await reads.get('c', next)).toBe(4)
  expect(await reads.get('a', next)).toBe(2)
  expect(await reads.get('b', next), 'dropped').toBe(5)
})
