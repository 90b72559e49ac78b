import { languageTag, type Language } from '@quandary/i18n'

/** The rows of one day. */
export interface Day<Row> {
  /** The date as `2026-11-21`. */
  key: string
  rows: readonly Row[]
}

/**
 * Groups rows by day in a time zone. The rows must be sorted by time, in either direction.
 * @param timeOf returns the time of a row in unix seconds
 */
export function groupByDay<Row>(rows: readonly Row[], timeZone: string, timeOf: (row: Row) => number): Day<Row>[] {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone })
  const days: { key: string; rows: Row[] }[] = []
  for (const row of rows) {
    const key = dates.format(timeOf(row) * 1000)
    const last = days.at(-1)
    if (last?.key === key) last.rows.push(row)
    else days.push({ key, rows: [row] })
  }
  return days
}

/** Formats a day as a heading: `November 21, 2026`. `at` is in unix seconds. */
export function dayName(at: number, { language, timeZone }: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(at * 1000)
}

/** Formats the time of day: `16:05`. `at` is in unix seconds. */
export function clockTime(at: number, { language, timeZone }: { language: Language; timeZone: string }): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat(languageTag(language), shape).format(at * 1000)
}
