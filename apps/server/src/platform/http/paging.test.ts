import { expect, it } from 'vitest'
import { readPaging } from './paging.ts'

it.each([
  [{}, { page: 1, size: 20, offset: 0 }],
  [
    { page: 3, page_size: 10 },
    { page: 3, size: 10, offset: 20 },
  ],
  [
    { page: 0, page_size: 0 },
    { page: 1, size: 20, offset: 0 },
  ],
  [
    { page: 0, page_size: -1 },
    { page: 1, size: 20, offset: 0 },
  ],
  [
    { page: 2, page_size: 5000 },
    { page: 2, size: 100, offset: 100 },
  ],
])('reads %j as %j', (query, paging) => expect(readPaging(query, { size: 20 })).toEqual(paging))

it('keeps the offset of an absurdly high page a safe integer', () => {
  expect(Number.isSafeInteger(readPaging({ page: Number.MAX_SAFE_INTEGER }, { size: 20 }).offset)).toBe(true)
})
