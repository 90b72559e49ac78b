import { expect, it } from 'vitest'
import type { ListDirection } from './nearer-end.ts'
import { readFromNearerEnd } from './nearer-end.ts'

/** Reads a page of the numbers up to `count` as a database would. */
function read(count: number, page: { size: number; offset: number }, listed: ListDirection): number[] {
  const { direction, limit, offset } = readFromNearerEnd(count, page, listed)
  const ascending = Array.from({ length: count }, (_, index) => index + 1)
  const ordered = direction === 'asc' ? ascending : ascending.toReversed()
  const rows = ordered.slice(offset, offset + limit)
  return direction === listed ? rows : rows.toReversed()
}

it.each(['desc', 'asc'] as const)(
  'reads the same rows as a plain offset, for every page of short lists (%s)',
  (listed) => {
    for (let count = 0; count <= 12; count += 1) {
      const list = Array.from({ length: count }, (_, index) => (listed === 'desc' ? count - index : index + 1))
      for (let size = 1; size <= 5; size += 1) {
        for (let offset = 0; offset <= 15; offset += 1) {
          expect(read(count, { size, offset }, listed), `${count} ${size} ${offset}`).toEqual(
            list.slice(offset, offset + size),
          )
        }
      }
    }
  },
)

it('passes over at most half of the list', () => {
  for (const offset of [0, 40_000, 60_000, 99_990]) {
    expect(readFromNearerEnd(100_000, { size: 20, offset }).offset).toBeLessThanOrEqual(50_000)
  }
})

it('passes over nothing for a page beyond the end', () => {
  expect(readFromNearerEnd(10, { size: 20, offset: 1_000_000 })).toEqual({ direction: 'desc', limit: 0, offset: 0 })
})
