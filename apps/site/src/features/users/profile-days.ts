import { languageTag, type Language } from '@quandary/i18n'

/** Rows of one day. */
export interface Day<Row> {
  /** The date, `2026-11-21`. */
  key: string
  rows: readonly Row[]
}

/** Puts rows that stand in the order of time together by their day in a time zone. */
export function groupByDay<Row extends { created_at: number }>(rows: readonly Row[], timeZone: string): Day<Row>[] {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone })
  const days: { key: string; rows: Row[] }[] = []
  for (const row of rows) {
    const key = dates.format(row.created_at * 1000)
    const last = days.at(-1)
    if (last?.key === key) last.rows.push(row)
    else days.push({ key, rows: [row] })
  }
  return days
}

/** A day as a headline: `November 21, 2026`. `at` is in unix seconds. */
export function dayName(at: number, { language, timeZone }: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(at * 1000)
}

/** The time of a day: `16:05`. `at` is in unix seconds. */
export function clockTime(at: number, { language, timeZone }: { language: Language; timeZone: string }): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat(languageTag(language), shape).format(at * 1000)
}
