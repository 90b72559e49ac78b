import type { AppContext } from '../../context.ts'
import { liftEndedSuspensions } from './store.ts'

const EVERY_MS = 60_000

/** Registers the job that lifts expired suspensions every minute. */
export function endSuspensions(ctx: AppContext): void {
  ctx.jobs.repeat('users.end-suspensions', EVERY_MS, async () => {
    const lifted = await liftEndedSuspensions(ctx.db, ctx.clock.now())
    if (lifted > 0) ctx.log.info({ lifted }, 'suspensions ended')
  })
}
