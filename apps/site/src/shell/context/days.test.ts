import { expect, it } from 'vitest'
import { clockTime, dayName, groupByDay } from './days.ts'

/** 23:30 UTC on 20 November 2026. */
const evening = Date.UTC(2026, 10, 20, 23, 30) / 1000

const timeOf = (row: { created_at: number }) => row.created_at

it('groups rows by day in the given time zone', () => {
  const rows = [{ created_at: evening + 3600 }, { created_at: evening }, { created_at: evening - 60 }]
  expect(groupByDay(rows, 'UTC', timeOf).map(({ key, rows: { length } }) => [key, length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ])
  expect(groupByDay(rows, 'Asia/Shanghai', timeOf)).toHaveLength(1)
  expect(groupByDay([], 'UTC', timeOf)).toEqual([])
})

it('formats day and time in the language and time zone', () => {
  expect(dayName(evening, { language: 'en_US', timeZone: 'UTC' })).toBe('November 20, 2026')
  expect(dayName(evening, { language: 'zh_CN', timeZone: 'Asia/Shanghai' })).toBe('2026年11月21日')
  expect(clockTime(evening, { language: 'en_US', timeZone: 'Asia/Shanghai' })).toBe('07:30')
})
