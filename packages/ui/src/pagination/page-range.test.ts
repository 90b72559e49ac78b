import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

const written = (current: number, count: number) =>
  pageRange(current, count)
    .map((step) => (step.kind === 'gap' ? '…' : step.page === current ? `[${step.page}]` : step.page))
    .join(' ')

describe('pageRange', () => {
  it.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [3, 6, '1 2 [3] 4 5 6'],
    [1, 2411, '[1] 2 3 4 5 … 2411'],
    [4, 24, '1 2 3 [4] 5 … 24'],
    [5, 24, '1 … 4 [5] 6 … 24'],
    [7, 24, '1 … 6 [7] 8 … 24'],
    [21, 24, '1 … 20 [21] 22 23 24'],
    [24, 24, '1 … 20 21 22 23 [24]'],
    [4, 7, '1 2 3 [4] 5 6 7'],
  ])('page %i of %i', (current, count, row) => {
    expect(written(current, count)).toBe(row)
  })

  it('never hides a single page behind a gap', () => {
    for (let count = 1; count <= 30; count++)
      for (let current = 1; current <= count; current++) {
        const steps = pageRange(current, count)
        steps.forEach((step, i) => {
          const next = steps[i + 1]
          if (step.kind === 'gap' && next?.kind === 'page') expect(next.page - step.after).toBeGreaterThan(2)
        })
      }
  })

  it('clamps a page out of range', () => {
    expect(pageRange(99, 2)).toEqual(pageRange(2, 2))
    expect(pageRange(-1, 9)).toEqual(pageRange(1, 9))
  })
})
