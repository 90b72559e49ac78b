import { describe, expect, it } from 'vitest'
import { countsIn } from './counts.ts'

describe('the counts of a log', () => {
  it('are its lines of things and numbers, and none of what the tools print around them', () => {
    const counts = [
      'tables 53, writes 198, writes to a table of another slice 0',
      'unresolved pointers: 0, rules without test or list: 0',
      'features of apps/site/src 28, faults 0',
    ]
    const around = ['$ vitest run src/structure.test.ts', '', ' Test Files  1 passed (1)', '   Start at  14:43:30']
    expect(countsIn([...around, ...counts, ...around].join('\n'))).toEqual(counts)
  })
})
