import { describe, expect, it } from 'vitest'
import { calledIn } from './function-recorder.ts'

const range = (startOffset: number, endOffset: number, count: number) => ({
  functionName: '',
  isBlockCoverage: false,
  ranges: [{ startOffset, endOffset, count }],
})
const pathOf = (url: string): string => url

describe('the functions called in a script', () => {
  it('name the file once', () => {
    const functions = [range(0, 900, 1), range(500, 600, 3), range(700, 800, 1)]
    expect(calledIn({ url: 'a.ts', functions }, pathOf)).toEqual(['a.ts'])
  })

  it('do not include the module itself', () => {
    expect(calledIn({ url: 'a.ts', functions: [range(0, 900, 1), range(60, 890, 1)] }, pathOf)).toEqual([])
  })

  it('do not include functions that were not called', () => {
    expect(calledIn({ url: 'a.ts', functions: [range(0, 900, 1), range(500, 600, 0)] }, pathOf)).toEqual([])
  })

  it('are named one by one in a built file, whose map knows their sources', () => {
    const functions = [range(0, 9_000, 1), range(500, 600, 1), range(700, 800, 1)]
    expect(calledIn({ url: 'apps/site/dist/a.js', functions }, pathOf)).toEqual([
      'apps/site/dist/a.js@500',
      'apps/site/dist/a.js@700',
    ])
  })
})
