import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { dateFormat } from './date-format.ts'
import { addResponseTimes, deleteResponseTimesBefore } from './response-times-store.ts'

const DAY_MS = 86_400_000
const STORE_MS = 60_000
/** A year of the chart, and some days for another time zone. */
const RETENTION_DAYS = 370

/** Stores what each process measured every minute, and deletes old days once a day. */
export function storeRegularly(app: AppContext): void {
  app.jobs.repeatInEveryProcess('response times', STORE_MS, () => storeResponseTimes(app))
  app.jobs.repeat('old response times', DAY_MS, async () => {
    const { time_zone } = await readSettings(app, 'interface')
    await deleteResponseTimesBefore(app.db, dateFormat(time_zone).format(app.clock.now() - RETENTION_DAYS * DAY_MS))
  })
}

/**
 * Adds what this process measured since the last time to the present day in the time zone of the site. Waits while the
 * site may not be changed.
 */
export async function storeResponseTimes(app: AppContext): Promise<void> {
  if (app.maintenance.state !== 'open') return
  const { time_zone } = await readSettings(app, 'interface')
  const counts = app.responseTimes.take()
  if (counts.size === 0) return
  try {
    await addResponseTimes(app.db, dateFormat(time_zone).format(app.clock.now()), counts)
  } catch (error) {
    app.responseTimes.giveBack(counts)
    throw error
  }
}
