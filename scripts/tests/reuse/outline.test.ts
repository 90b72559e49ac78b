import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

const source = `
import { b } from './b.ts'
/** Adds. */
export function add(left: number, right: number): number {
  return left + right // now
}
const LIMIT = 5
export const twice = (value: number): number => value * 2
class Counter { count = 0; next(): number { return (this.count += 1) } }
`

describe('the outline of a source file', () => {
  it.each([
    ['a statement of a function', 'left + right', 'left - right'],
    ['the value of an arrow function', 'value * 2', 'value * 3'],
    ['the body of a method', '+= 1', '+= 2'],
    ['a comment', 'Adds.', 'Adds two numbers.'],
    ['white space', 'const LIMIT = 5', 'const  LIMIT  =  5'],
  ])('stays the same when %s changes', (_what, from, to) => {
    expect(outlineOf('a.ts', source.replace(from, to))).toBe(outlineOf('a.ts', source))
  })

  it.each([
    ['an import', "'./b.ts'", "'./c.ts'"],
    ['a constant', 'LIMIT = 5', 'LIMIT = 6'],
    ['a parameter', 'right: number)', 'right = 1)'],
    ['the initial value of a field', 'count = 0', 'count = 1'],
    ['a function that is added', 'const LIMIT', 'function more() {}\nconst LIMIT'],
  ])('changes with %s', (_what, from, to) => {
    expect(outlineOf('a.ts', source.replace(from, to))).not.toBe(outlineOf('a.ts', source))
  })
})
