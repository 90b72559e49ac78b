import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { findUserByEMail } from '../users/index.ts'
import { mailCode } from './mail-code.ts'

const resetJob = defineJob<{ eMail: string; askedIn?: string }>('accounts.password-reset')

/**
 * Queues a password reset. A job looks up the address, so that the response and its duration are the same for
 * every address (`docs/spec/decisions.md#d2`).
 * @throws {AccountsAreExternal}
 */
export async function requestPasswordReset(ctx: AppContext, eMail: string, askedIn: Language): Promise<void> {
  await refuseForExternalAccounts(ctx)
  await ctx.jobs.add(ctx.db, resetJob, { eMail, askedIn: askedIn.code })
}

/** Registers the job that mails the requested links. */
export function mailPasswordResets(ctx: AppContext): void {
  ctx.jobs.handle(resetJob, async ({ payload }) => {
    await ctx.db.transaction().execute(async (tx) => {
      const user = await findUserByEMail(tx, payload.eMail)
      const askedIn = ctx.languages.find(payload.askedIn)
      if (user) await mailCode(ctx, tx, user, 'password_reset', askedIn ? { askedIn } : {})
    })
  })
}
