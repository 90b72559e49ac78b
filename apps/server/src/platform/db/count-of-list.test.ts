import { expect, it } from 'vitest'
import { countOfList } from './count-of-list.ts'

it.each([
  ['all of a short list', 2, 0, 2],
  ['an empty list', 0, 0, 0],
  ['the end of a longer one', 1, 6, 7],
  ['a full page', 3, 0, 50],
  ['a page behind the end', 0, 60, 50],
])('CL1 %s: %i rows from offset %i on make a total of %i', async (_, rows, offset, all) => {
  const count = await countOfList(Array.from({ length: rows }), { size: 3, offset }, async () => 50)
  expect(count).toBe(all)
})
