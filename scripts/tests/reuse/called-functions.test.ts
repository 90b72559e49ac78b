import { expect, it } from 'vitest'
import { calledFunctions } from './called-functions.ts'

const range = (startOffset: number, endOffset: number, count: number) => ({
  functionName: '',
  isBlockCoverage: false,
  ranges: [{ startOffset, endOffset, count }],
})

it('names the functions that were called by their offsets, without the script itself', () => {
  const functions = [range(0, 9_000, 1), range(500, 600, 1), range(620, 640, 0), range(700, 800, 3)]
  expect(calledFunctions('apps/site/dist/a.js', { functions })).toEqual([
    'apps/site/dist/a.js@500',
    'apps/site/dist/a.js@700',
  ])
})
