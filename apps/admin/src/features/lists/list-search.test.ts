import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../shell/search-params.ts'
import { listAddress } from './list-search.ts'

const { read, write } = listAddress('/admin/users', ['all', 'staff', 'deleted'], ['created', 'votes'])
const first = {
  filter: 'all',
  query: '',
  page: 1,
  user: '',
  question: '',
  order: 'created',
  direction: 'desc',
} as const

describe('the address of a list', () => {
  it.each([
    [{}, first],
    [
      { filter: 'staff', query: 'ada', page: '3' },
      { ...first, filter: 'staff', query: 'ada', page: 3 },
    ],
    [{ filter: 'nonsense', query: ['x'], page: 'x', user: {} }, first],
    [
      { page: '-1', query: '42', user: '10010000000000001' },
      { ...first, query: '42', user: '10010000000000001' },
    ],
    [
      { order: 'votes', direction: 'asc' },
      { ...first, order: 'votes', direction: 'asc' },
    ],
    [{ order: 'name', direction: 'down' }, first],
    [{ query: 'x'.repeat(120) }, { ...first, query: 'x'.repeat(100) }],
  ])('%j is read', (given, search) => expect(read(given)).toEqual(search))

  it('leaves out what is usual', () => {
    expect(write(first)).toBe('/admin/users')
    expect(write({ ...first, filter: 'deleted', query: 'a&b', page: 2, user: '7' })).toBe(
      '/admin/users?filter=deleted&query=a%26b&user=7&page=2',
    )
    expect(write({ ...first, order: 'votes', direction: 'asc' })).toBe('/admin/users?order=votes&direction=asc')
  })

  it('reads what it writes', () => {
    const search = {
      filter: 'deleted',
      query: '面包 100%',
      page: 12,
      user: '7',
      question: '10010000000000001',
      order: 'votes',
      direction: 'asc',
    } as const
    const address = new URL(write(search), 'https://qa.test').search
    expect(read(parseSearch(address))).toEqual(search)
    expect(stringifySearch(parseSearch(address))).toBe(address)
  })
})
