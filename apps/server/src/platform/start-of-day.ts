const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns when the day of `at` began in a time zone.
 * @param at milliseconds
 * @param timeZone IANA name
 */
export function startOfDay(at: number, timeZone: string): number {
  const shown = at + offsetAt(at, timeZone)
  const midnight = shown - (shown % DAY_MS)
  // Daylight saving may have changed since midnight, so the offset at midnight applies.
  return midnight - offsetAt(midnight - (shown - at), timeZone)
}

/** Returns by how many milliseconds a time zone is ahead of UTC at `at`. */
function offsetAt(at: number, timeZone: string): number {
  const second = at - (at % 1000)
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const units = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, hourCycle: 'h23', ...units })
  formats.set(timeZone, format)
  return format
}
