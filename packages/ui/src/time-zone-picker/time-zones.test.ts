import { expect, it } from 'vitest'
import { matchingOptions } from '../combobox/combobox-options.ts'
import { isTimeZone, timeZoneOffset, timeZoneOptions } from './time-zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

it.each([
  ['UTC', winter, 'UTC+00:00'],
  ['Europe/Oslo', winter, 'UTC+01:00'],
  ['Europe/Oslo', summer, 'UTC+02:00'],
  ['Asia/Kathmandu', summer, 'UTC+05:45'],
  ['America/New_York', winter, 'UTC−05:00'],
])('%s at %s is %s', (zone, at, offset) => expect(timeZoneOffset(zone, at)).toBe(offset))

it('lists UTC first and every zone once', () => {
  const values = timeZoneOptions(winter).map(({ value }) => value)
  expect(values[0]).toBe('UTC')
  expect(new Set(values).size).toBe(values.length)
  expect(values).toContain('Asia/Shanghai')
  expect(values).toContain('Asia/Kathmandu')
  expect(values).not.toContain('Asia/Katmandu')
})

it.each([
  ['+8', 'Asia/Shanghai'],
  ['UTC+08', 'Asia/Shanghai'],
  ['+5:45', 'Asia/Kathmandu'],
  ['-5', 'America/New_York'],
  ['-05', 'America/New_York'],
  ['utc-3:30', 'America/St_Johns'],
  ['+0', 'UTC'],
])('%s finds %s', (typed, zone) => {
  const found = matchingOptions(timeZoneOptions(winter), typed)
  expect(found.map(({ value }) => value)).toContain(zone)
  const sign = typed.includes('-') ? '−' : '+'
  expect(found.filter(({ hint }) => hint?.includes(sign) === false)).toEqual([])
})

it.each([
  ['Asia/Shanghai', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (zone, is) => expect(isTimeZone(zone)).toBe(is))
