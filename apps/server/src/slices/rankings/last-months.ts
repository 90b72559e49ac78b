import { startOfDay } from '../../platform/start-of-day.ts'

/** A calendar month. */
export interface Month {
  /** Year and month, `2026-11`. */
  name: string
  /** The time at which it began, in milliseconds. */
  from: number
}

const HALF_DAY_MS = 43_200_000

/**
 * Returns the last `count` months in a time zone, in ascending order up to the month of `now`.
 * @param now milliseconds
 * @param timeZone IANA name
 */
export function lastMonths(now: number, timeZone: string, count: number): Month[] {
  const dates = new Intl.DateTimeFormat('sv', { timeZone })
  const [year = 0, month = 0] = dates.format(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const first = Date.UTC(year, month - count + back, 1)
    const name = new Date(first).toISOString().slice(0, 7)
    // Noon UTC is on the first of the month in every time zone before UTC+12. From UTC+12 on, midnight UTC is.
    const noon = first + HALF_DAY_MS
    const within = dates.format(noon) === `${name}-01` ? noon : first
    return { name, from: startOfDay(within, timeZone) }
  })
}
