import type { AppContext } from '../../context.ts'
import { deleteEntriesBefore } from './store.ts'

const DAY_MS = 86_400_000
/**
 * Two years: long enough for a yearly review, but the IP addresses in the log are not stored for ever
 * (docs/spec/domain.md#audit-log).
 */
const RETENTION_DAYS = 730

/** Deletes old entries once a day. */
export function pruneRegularly(ctx: AppContext): void {
  ctx.jobs.repeat('audit-log.prune', DAY_MS, () =>
    deleteEntriesBefore(ctx.db, ctx.clock.now() - RETENTION_DAYS * DAY_MS),
  )
}
