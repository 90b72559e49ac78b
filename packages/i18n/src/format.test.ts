import { describe, expect, it } from 'vitest'
import { formatCount, formatExactCount, formatReputation } from './format-number.ts'
import { formatDateTime, formatRelativeTime } from './format-time.ts'

const now = new Date('2026-11-21T16:05:09Z')
const ago = (seconds: number) => now.getTime() / 1000 - seconds

describe('formatRelativeTime', () => {
  it.each([
    [0, 'now', '刚刚'],
    [1, 'now', '刚刚'],
    [-30, 'now', '刚刚'],
    [2, '2 seconds ago', '2秒钟前'],
    [59, '59 seconds ago', '59秒钟前'],
    [60, '1 minute ago', '1分钟前'],
    [3599, '59 minutes ago', '59分钟前'],
    [3600, '1 hour ago', '1小时前'],
    [86_399, '23 hours ago', '23小时前'],
    [86_400, 'Nov 20', '11月20日'],
    [324 * 86_400, 'Jan 1', '1月1日'],
    [325 * 86_400, 'Dec 31, 2025', '2025年12月31日'],
    [-86_400 * 60, 'Jan 20, 2027', '2027年1月20日'],
  ])('%d seconds ago', (seconds, english, chinese) => {
    expect(formatRelativeTime(ago(seconds), { language: 'en_US', now })).toBe(english)
    expect(formatRelativeTime(ago(seconds), { language: 'zh_CN', now })).toBe(chinese)
  })

  it('writes dates in the given time zone', () => {
    const moment = new Date('2026-11-10T20:00:00Z')
    expect(formatRelativeTime(moment, { language: 'en_US', now, timeZone: 'Asia/Shanghai' })).toBe('Nov 11')
    const newYear = new Date('2025-12-31T20:00:00Z')
    expect(formatRelativeTime(newYear, { language: 'en_US', now })).toBe('Dec 31, 2025')
    expect(formatRelativeTime(newYear, { language: 'en_US', now, timeZone: 'Asia/Shanghai' })).toBe('Jan 1')
  })

  it('throws for an unknown time zone', () => {
    expect(() => formatRelativeTime(0, { language: 'en_US', now, timeZone: 'Mars/Olympus' })).toThrow(RangeError)
  })
})

describe('formatDateTime', () => {
  it('writes date and time, with midnight as 00', () => {
    expect(formatDateTime(now, { language: 'en_US' })).toBe('Nov 21, 2026 at 16:05')
    expect(formatDateTime(now, { language: 'zh_CN', timeZone: 'Asia/Shanghai' })).toBe('2026年11月22日 00:05')
  })
})

it('further languages are written by their own rules', () => {
  const german = { language: 'de_DE', now }
  expect(formatRelativeTime(now, german)).toBe('jetzt')
  expect(formatRelativeTime(ago(3600), german)).toBe('vor 1 Stunde')
  expect(formatRelativeTime(ago(86_400), german)).toBe('20. Nov.')
  expect(formatDateTime(now, german)).toBe('21. Nov. 2026 16:05')
  expect(formatExactCount(1_234_567, 'de_DE')).toBe('1.234.567')
})

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [-3, '−3'],
    [1000, '1k'],
    [1234, '1.2k'],
    [1999, '1.9k'],
    [-1250, '−1.2k'],
    [999_999, '999.9k'],
    [3_400_000, '3.4m'],
  ])('shortens the count %d to %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it.each([
    [1, '1'],
    [9999, '9,999'],
    [10_000, '10k'],
    [12_345, '12.3k'],
    [999_999, '999.9k'],
    [1_250_000, '1.2m'],
  ])('writes the reputation %d as %s', (reputation, text) => {
    expect(formatReputation(reputation, 'en_US')).toBe(text)
    expect(formatReputation(reputation, 'zh_CN')).toBe(text)
  })

  it('writes exact counts with separators', () => {
    expect(formatExactCount(1_234_567, 'en_US')).toBe('1,234,567')
  })
})
