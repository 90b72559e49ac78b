import { describe, expect, it } from 'vitest'
import { lastMonths } from './last-months.ts'

describe('K9 the last months', () => {
  it('end with the current one and cross the year', () => {
    const months = lastMonths(Date.UTC(2026, 1, 10), 'UTC', 3)
    expect(months).toEqual([
      { name: '2025-12', from: Date.UTC(2025, 11, 1) },
      { name: '2026-01', from: Date.UTC(2026, 0, 1) },
      { name: '2026-02', from: Date.UTC(2026, 1, 1) },
    ])
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/Santiago', 'Asia/Shanghai'])(
    'begin with their first day in %s',
    (timeZone) => {
      const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
      for (const { name, from } of lastMonths(Date.UTC(2026, 10, 23), timeZone, 12)) {
        expect(shown.format(from)).toBe(`${name}-01`)
        expect(shown.format(from - 1)).not.toContain(name)
      }
    },
  )
})
