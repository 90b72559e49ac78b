import { escapeHtml } from '@quandary/markdown/escape'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { readSettings } from './read-settings.ts'

/** Composes the mail that confirms that sending works. */
export async function composeTestMail(ctx: AppContext, to: string, language: Language): Promise<Mail> {
  const { name } = await readSettings(ctx, 'general')
  // A subject must be a single header line.
  const facts = { siteName: name.replaceAll(/\s+/g, ' ') }
  const text = translate(language, 'mail.test.body', facts) ?? name
  const subject = translate(language, 'mail.test.subject', facts) ?? name
  return { to, subject, text, html: `<p>${escapeHtml(text)}</p>` }
}
