import { expect, it } from 'vitest'
import { rowBeside } from './return-focus.ts'

it.each([
  [['b'], 'c'],
  [['a', 'b'], 'c'],
  [['a', 'c'], 'b'],
  [['d'], 'c'],
  [['c', 'd'], 'b'],
  [['a', 'b', 'c', 'd'], undefined],
])('beside the removed rows %j of four is %s', (removed, beside) => {
  expect(rowBeside(['a', 'b', 'c', 'd'], removed)).toBe(beside)
})
