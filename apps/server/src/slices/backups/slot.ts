import type { Schemas } from '@quandary/api-client'
import { startOfDay } from '../../platform/start-of-day.ts'

const HOUR_MS = 3_600_000
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * Returns the latest scheduled moment that has passed; undefined without a schedule. On a day on which the clocks
 * change it may be an hour off.
 * @param timeZone IANA name
 */
export function lastSlot(
  { schedule, weekday, hour }: Pick<Schemas['BackupSettings'], 'schedule' | 'weekday' | 'hour'>,
  now: number,
  timeZone: string,
): number | undefined {
  if (schedule === 'off') return undefined
  let day = startOfDay(now, timeZone)
  // Goes back from today to a scheduled day whose hour has passed, at most to the same day of last week.
  for (let days = 0; days <= DAYS.length; days += 1) {
    const isDay = schedule === 'daily' || weekdayOf(day, timeZone) === weekday
    if (isDay && day + hour * HOUR_MS <= now) break
    day = startOfDay(day - 1, timeZone)
  }
  return day + hour * HOUR_MS
}

function weekdayOf(day: number, timeZone: string): number {
  // Noon is on the same day even if daylight saving time begins or ends.
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone })
  return DAYS.indexOf(format.format(day + 12 * HOUR_MS))
}
