import type { OperationBody } from '@quandary/api-client'

export type SuspendDuration = NonNullable<OperationBody<'updateUserStatus'>['suspend_duration']>

const HOUR_MS = 3_600_000

const HOURS: Partial<Record<SuspendDuration, number>> = { '24h': 24, '48h': 48, '72h': 72, '7d': 168, '14d': 336 }
const MONTHS: Partial<Record<SuspendDuration, number>> = { '1m': 1, '2m': 2, '3m': 3, '6m': 6, '1y': 12 }

/** Suspended until somebody says otherwise (domain facts §1). */
const FOREVER = Date.UTC(2099, 11, 31, 23, 59, 59)

/** When a suspension that begins now ends. Months are those of the calendar, and no longer than the shorter one. */
export function suspensionEnd(now: number, duration: SuspendDuration = 'forever'): number {
  const [hours, months] = [HOURS[duration], MONTHS[duration]]
  if (hours !== undefined) return now + hours * HOUR_MS
  return months === undefined ? FOREVER : addMonths(now, months)
}

function addMonths(now: number, months: number): number {
  const end = new Date(now)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  // The 31st of a month of thirty days would be the first of the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
