const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The moment the day of a moment began where the site is: the day that the cap of reputation counts.
 * @param at milliseconds
 * @param timeZone IANA name
 */
export function startOfDay(at: number, timeZone: string): number {
  const shown = at + offsetAt(at, timeZone)
  const midnight = shown - (shown % DAY_MS)
  // Clocks may have been turned since midnight, so the offset there decides.
  return midnight - offsetAt(midnight - (shown - at), timeZone)
}

/** By how many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
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
