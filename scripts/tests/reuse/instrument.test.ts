import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { CallRecorder } from './call-recorder.ts'
import { instrument } from './instrument.ts'

const source = `const twice = (value: number) => ({ value: value * 2 })
const later = async (value: number) => (await value) as number
class Counter { count = 0; constructor(start = 1) { this.count = start } get next(): number { return this.count + 1 } }
function outer() { return () => () => 'inner' }
function overloaded(value: string): string
function overloaded(value: unknown) { return value }
return { twice, later, Counter, outer, overloaded }`

interface Module {
  twice(value: number): { value: number }
  later(value: number): Promise<number>
  Counter: new () => { next: number }
  outer(): () => () => string
  overloaded(value: string): string
}

function load(nameOf: (offset: number) => string = () => 'a.ts') {
  const recorder = new CallRecorder()
  // The code is wrapped in a function because it ends with a `return`: type stripping requires a module, in which a
  // `return` at the top level is invalid.
  const code = stripTypeScriptTypes(`async () => {${instrument('a.ts', source, nameOf)}}`)
  // oxlint-disable-next-line typescript/no-implied-eval -- The instrumented text is what is tested.
  const module = new Function(code.slice('async () => {'.length, -1))() as Module
  return { module, recorder }
}

describe('an instrumented module', () => {
  it('stores nothing by being loaded', () => {
    expect(load().recorder.flush()).toEqual([])
  })

  it.each<[string, (module: Module) => unknown, unknown]>([
    ['an arrow function', ({ twice }) => twice(2), { value: 4 }],
    ['an asynchronous arrow function', ({ later }) => later(2), 2],
    ['a constructor and a getter', ({ Counter }) => new Counter().next, 2],
    ['a nested function', ({ outer }) => outer()()(), 'inner'],
    ['a function with overloads', ({ overloaded }) => overloaded('a'), 'a'],
  ])('stores that %s was called, and returns what it did before', async (_kind, call, expected) => {
    const { module, recorder } = load()
    expect(await call(module)).toEqual(expected)
    expect(recorder.flush()).toEqual(['a.ts'])
    expect(recorder.flush()).toEqual([])
  })

  it('stores each function by its own name, where they have one', () => {
    const { module, recorder } = load((offset) => `a.ts@${offset}`)
    module.twice(1)
    expect(recorder.flush()).toEqual([`a.ts@${source.indexOf('(value: number) => (')}`])
  })

  it('keeps its lines', () => {
    const text = instrument('a.ts', source, () => 'a.ts')
    expect(text.split('\n')).toHaveLength(source.split('\n').length)
  })

  it('stays as it is without functions', () => {
    expect(instrument('a.ts', 'export const LIMIT = 5', () => 'a.ts')).toBe('export const LIMIT = 5')
  })
})
