import { describe, expect, it } from 'vitest'
import { readUserSearch, userListAddress } from './user-queries.ts'

const everybody = { filter: 'normal', query: '', page: 1 } as const

describe('the address of a user list', () => {
  it.each([
    [everybody, '/admin/users'],
    [{ filter: 'suspended', query: 'user:5', page: 3 } as const, '/admin/users?filter=suspended&query=user%3A5&page=3'],
  ])('%j is written as %s', (search, address) => {
    expect(userListAddress(search)).toBe(address)
    expect(readUserSearch(Object.fromEntries(new URL(address, 'http://qa.test').searchParams))).toEqual(search)
  })
  it.each([{ page: '0' }, { page: 'x' }, { page: 1.5 }, { filter: 'nobody' }])('%j is ignored', (given) => {
    expect(readUserSearch(given)).toEqual(everybody)
  })
  it('limits the query to 100 characters', () => {
    expect(readUserSearch({ query: 'a'.repeat(101) }).query).toHaveLength(100)
  })
})
