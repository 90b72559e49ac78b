/** The length of a suspension: hours, days, months, a year, or without an end. */
export type SuspendDuration = '24h' | '48h' | '72h' | '7d' | '14d' | '1m' | '2m' | '3m' | '6m' | '1y' | 'forever'

const HOUR_MS = 3_600_000

const HOURS: Partial<Record<SuspendDuration, number>> = { '24h': 24, '48h': 48, '72h': 72, '7d': 168, '14d': 336 }
const MONTHS: Partial<Record<SuspendDuration, number>> = { '1m': 1, '2m': 2, '3m': 3, '6m': 6, '1y': 12 }

/** The end stored for a suspension that never ends (docs/spec/domain.md#suspension). */
const FOREVER = Date.UTC(2099, 11, 31, 23, 59, 59)

/**
 * Returns when a suspension that begins now ends. Months are calendar months; the day is clamped to the last of the
 * month.
 */
export function suspensionEnd(now: number, duration: SuspendDuration): number {
  const [hours, months] = [HOURS[duration], MONTHS[duration]]
  if (hours !== undefined) return now + hours * HOUR_MS
  return months === undefined ? FOREVER : addMonths(now, months)
}

/** Returns when a suspension ends; null if it does not. */
export function endOf(until: number | null): number | null {
  return until === null || until >= FOREVER ? null : until
}

function addMonths(now: number, months: number): number {
  const end = new Date(now)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  // The 31st of a 30-day month would roll over to the 1st of the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
