import { describe, expect, it } from 'vitest'
import { lastSlot } from './slot.ts'

const settings = { schedule: 'daily', weekday: 1, hour: 3, keep: 7, folder: '', recipient: '' } as const
const at = (text: string) => Date.parse(text)
const slot = (given: object, now: string, zone = 'UTC') => {
  const found = lastSlot({ ...settings, ...given }, at(now), zone)
  return found === undefined ? undefined : new Date(found).toISOString()
}

describe('SB1 a backup is due', () => {
  it('SB1 never without a schedule', () => {
    expect(slot({ schedule: 'off' }, '2026-03-04T12:00:00Z')).toBeUndefined()
  })
  it('SB1 every day at its hour, in the time zone of the site', () => {
    expect(slot({}, '2026-03-04T03:00:00Z')).toBe('2026-03-04T03:00:00.000Z')
    expect(slot({}, '2026-03-04T02:59:59Z')).toBe('2026-03-03T03:00:00.000Z')
    expect(slot({}, '2026-03-04T12:00:00Z', 'Asia/Shanghai')).toBe('2026-03-03T19:00:00.000Z')
    expect(slot({ hour: 0 }, '2026-03-01T00:00:00Z')).toBe('2026-03-01T00:00:00.000Z')
  })
  it('SB1 every week on its day', () => {
    // 2026-03-02 is a Monday.
    const weekly = { schedule: 'weekly' }
    expect(slot(weekly, '2026-03-02T03:00:00Z')).toBe('2026-03-02T03:00:00.000Z')
    expect(slot(weekly, '2026-03-02T02:59:00Z')).toBe('2026-02-23T03:00:00.000Z')
    expect(slot(weekly, '2026-03-08T23:00:00Z')).toBe('2026-03-02T03:00:00.000Z')
    expect(slot({ ...weekly, weekday: 0, hour: 23 }, '2026-03-08T23:00:00Z')).toBe('2026-03-08T23:00:00.000Z')
  })
  it('SB1 once a day also when the clocks change', () => {
    const slots = new Set<string | undefined>()
    for (let hour = 0; hour < 72; hour += 1) {
      const now = new Date(at('2026-03-28T00:00:00Z') + hour * 3_600_000).toISOString()
      slots.add(slot({ hour: 2 }, now, 'Europe/Berlin'))
    }
    expect(slots.size).toBe(4)
  })
})
