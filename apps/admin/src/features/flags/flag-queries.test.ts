import { describe, expect, it } from 'vitest'
import { flagAddress, readFlagSearch } from './flag-queries.ts'

const first = { state: 'pending', kind: 'all', page: 1, order: 'updated', direction: 'desc' } as const

describe('the address of the list of flags', () => {
  it.each([
    [{}, first],
    [
      { filter: 'completed', type: 'comment', page: '2' },
      { ...first, state: 'completed', kind: 'comment', page: 2 },
    ],
    [
      { order: 'created', direction: 'asc' },
      { ...first, order: 'created', direction: 'asc' },
    ],
    [{ filter: 'x', type: 'user', page: '0' }, first],
  ])('%j is read', (given, search) => expect(readFlagSearch(given)).toEqual(search))

  it('leaves out what is usual', () => {
    expect(flagAddress(first)).toBe('/admin/flags')
    expect(flagAddress({ ...first, state: 'completed', kind: 'answer', page: 3 })).toBe(
      '/admin/flags?filter=completed&type=answer&page=3',
    )
    expect(flagAddress({ ...first, order: 'created', direction: 'asc' })).toBe(
      '/admin/flags?order=created&direction=asc',
    )
  })
})
