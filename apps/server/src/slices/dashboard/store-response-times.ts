import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { dateFormat } from './date-format.ts'
import { addResponseTimes, deleteResponseTimesBefore } from './response-times-store.ts'

const DAY_MS = 86_400_000
const STORE_MS = 60_000
/** A year of the chart, and some days for another time zone. */
const RETENTION_DAYS = 370

/** Stores what each process measured every minute, and deletes old days once a day. */
export function storeRegularly(ctx: AppContext): void {
  ctx.jobs.repeatInEveryProcess('response times', STORE_MS, () => storeResponseTimes(ctx))
  ctx.jobs.repeat('old response times', DAY_MS, async () => {
    const { time_zone } = await readSettings(ctx, 'interface')
    await deleteResponseTimesBefore(ctx.db, dateFormat(time_zone).format(ctx.clock.now() - RETENTION_DAYS * DAY_MS))
  })
}

/**
 * Adds what this process measured since the last time to the present day in the time zone of the site. Waits while the
 * site may not be changed.
 */
export async function storeResponseTimes(ctx: AppContext): Promise<void> {
  if (ctx.maintenance.state !== 'open') return
  const { time_zone } = await readSettings(ctx, 'interface')
  const counts = ctx.responseTimes.take()
  if (counts.size === 0) return
  try {
    await addResponseTimes(ctx.db, dateFormat(time_zone).format(ctx.clock.now()), counts)
  } catch (error) {
    ctx.responseTimes.giveBack(counts)
    throw error
  }
}
