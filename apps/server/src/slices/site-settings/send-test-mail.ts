import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { smtpCause } from '../../platform/mail/smtp-failure.ts'
import { mailSettingsOf, readSettings } from './read-settings.ts'
import type { GivenSmtp } from './smtp-settings.ts'
import { completeSmtp } from './smtp-settings.ts'
import { composeTestMail } from './test-mail.ts'

/**
 * Sends a test mail at once with settings that need not be saved, and returns the outcome. Nothing is saved or queued.
 * @throws {InvalidFields} in the same cases as saving the settings
 */
export async function sendTestMail(
  ctx: AppContext,
  given: GivenSmtp,
  test: { recipient: string; language: Language },
): Promise<Schemas['TestMailResult']> {
  const smtp = await completeSmtp(ctx, given)
  const settings = mailSettingsOf(smtp, await readSettings(ctx, 'general'))
  const mail = await composeTestMail(ctx, test.recipient.trim(), test.language)
  try {
    return { outcome: await ctx.mail.sendNow(mail, settings), cause: '', detail: '' }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { outcome: 'failed', cause: smtpCause(error), detail }
  }
}
