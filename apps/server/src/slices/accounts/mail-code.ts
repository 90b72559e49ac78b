import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { chosenLanguage } from '../users/index.ts'
import type { MailCodePurpose } from './store.ts'
import { putMailCode } from './store.ts'

const CODE_MINUTES = 10

/** Where the link of each mail leads; the screens are the site's. */
const LINKS = {
  activation: '/users/account-activation',
  password_reset: '/users/password-reset',
  change_email: '/users/confirm-new-email',
} satisfies Partial<Record<MailCodePurpose, string>>

/**
 * Issues a code and mails its link to `user`. An older code of the same purpose stops working; codes of other
 * purposes are not touched (decision 1). The link is built from the configured address, never from a request.
 */
export async function mailCode(
  app: AppContext,
  tx: Db,
  user: Pick<User, 'id' | 'e_mail' | 'language'>,
  purpose: keyof typeof LINKS,
): Promise<void> {
  const code = newSecret()
  const now = app.clock.now()
  await putMailCode(tx, {
    user_id: user.id,
    purpose,
    code_hash: hashSecret(code),
    created_at: now,
    expires_at: now + CODE_MINUTES * 60_000,
  })
  const language = chosenLanguage(user) ?? (await siteLanguage(app))
  const { name } = await readSettings(app, 'general')
  const url = `${await siteUrl(app)}${LINKS[purpose]}?code=${code}`
  const facts = { siteName: oneLine(name), url, minutes: CODE_MINUTES }
  const text = translate(language, `mail.${purpose}.body`, facts) ?? url
  await app.mail.send(tx, {
    to: user.e_mail,
    subject: translate(language, `mail.${purpose}.subject`, facts) ?? facts.siteName,
    text,
    html: asHtml(text, url),
  })
}

/** The same words as HTML, the address as a link. */
function asHtml(text: string, url: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  const address = escapeHtml(url)
  return paragraphs.replaceAll(address, `<a href="${address}">${address}</a>`)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A subject is one header line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
