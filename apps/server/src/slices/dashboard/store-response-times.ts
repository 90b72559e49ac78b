import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { dateFormat } from './date-format.ts'
import { addResponseTimes, deleteResponseTimesBefore } from './response-times-store.ts'

const DAY_MS = 86_400_000
const STORE_MS = 60_000
/** The chart shows a year; the extra days allow for a change of the time zone. */
const RETENTION_DAYS = 370

/** Stores what each process measured, once a minute, and deletes old days once a day. */
export function storeRegularly(ctx: AppContext): void {
  ctx.jobs.repeatInEveryProcess('response times', STORE_MS, () => storeResponseTimes(ctx))
  ctx.jobs.repeat('old response times', DAY_MS, async () => {
    const { time_zone } = await readSettings(ctx, 'interface')
    await deleteResponseTimesBefore(ctx.db, dateFormat(time_zone).format(ctx.clock.now() - RETENTION_DAYS * DAY_MS))
  })
}

/**
 * Adds what this process has measured since the last call to the current day in the time zone of the site. While the
 * site may not be changed, the measurements stay in memory.
 */
export async function storeResponseTimes(ctx: AppContext): Promise<void> {
  if (ctx.maintenance.state !== 'open') return
  const { time_zone } = await readSettings(ctx, 'interface')
  const counts = ctx.responseTimes.take()
  if (counts.size === 0) return
  try {
    await addResponseTimes(ctx.db, dateFormat(time_zone).format(ctx.clock.now()), counts)
  } catch (error) {
    ctx.responseTimes.restore(counts)
    throw error
  }
}
