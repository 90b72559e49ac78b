import { describe, expect, it } from 'vitest'
import type { SuspendDuration } from './suspension-end.ts'
import { suspensionEnd } from './suspension-end.ts'

const end = (from: string, duration: SuspendDuration) =>
  new Date(suspensionEnd(Date.parse(from), duration)).toISOString().slice(0, 16)

describe('the end of a suspension', () => {
  it.each([
    ['24h', '2026-02-01T08:30'],
    ['48h', '2026-02-02T08:30'],
    ['72h', '2026-02-03T08:30'],
    ['7d', '2026-02-07T08:30'],
    ['14d', '2026-02-14T08:30'],
    ['1m', '2026-02-28T08:30'],
    ['2m', '2026-03-31T08:30'],
    ['3m', '2026-04-30T08:30'],
    ['6m', '2026-07-31T08:30'],
    ['1y', '2027-01-31T08:30'],
    ['forever', '2099-12-31T23:59'],
  ] as const)('after %s', (duration, expected) => {
    expect(end('2026-01-31T08:30:00Z', duration)).toBe(expected)
  })

  it('is the far future if it is forever', () => {
    expect(end('2026-01-31T08:30:00Z', 'forever')).toBe('2099-12-31T23:59')
  })
})
