import type { OperationData, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { smtpCauseOfMessage } from '../../platform/mail/smtp-failure.ts'
import { countFailedDeliveries, deleteDeliveriesBefore, listDeliveryRows, updateDelivery } from './store.ts'

const DAY_MS = 86_400_000
/**
 * Number of days for which the record of a mail is stored: long enough to investigate a mail that did not arrive
 * (docs/spec/domain.md#mail).
 */
const RETENTION_DAYS = 90
/**
 * Maximum length of the error message of a mail server, in characters. Longer messages are truncated (`MailDelivery` in
 * `openapi/schemas/admin-users.yaml`).
 */
const MAX_ERROR = 500

/** Records the outcome of each attempt to send a mail, and deletes old records once a day. */
export function recordDeliveries(ctx: AppContext): void {
  ctx.mail.onAttempt((key, error) =>
    updateDelivery(ctx.db, key, {
      delivered_at: error === undefined ? ctx.clock.now() : null,
      error: (error ?? '').slice(0, MAX_ERROR),
    }),
  )
  ctx.jobs.repeat('mails.prune-deliveries', DAY_MS, () =>
    deleteDeliveriesBefore(ctx.db, ctx.clock.now() - RETENTION_DAYS * DAY_MS),
  )
}

/** Lists one page of the mails to an account, newest first, with the total count. */
export async function listDeliveries(
  ctx: AppContext,
  userId: number,
  page: { size: number; offset: number },
): Promise<OperationData<'listUserMails'>> {
  const { count, rows } = await listDeliveryRows(ctx.db, userId, page)
  const list = rows.map(({ template, queued_at, delivered_at, attempts, error }) => ({
    template,
    queued_at: toUnixSeconds(queued_at),
    delivered_at: toUnixSeconds(delivered_at),
    attempts,
    error,
    cause: smtpCauseOfMessage(error),
  }))
  return { count, list }
}

/** Counts the mails of the last day that could not be delivered yet, with what failed for the newest of them. */
export async function mailHealth(ctx: AppContext): Promise<Schemas['DashboardMails']> {
  const { count, newest } = await countFailedDeliveries(ctx.db, ctx.clock.now() - DAY_MS)
  return { failed: count, cause: smtpCauseOfMessage(newest) }
}
