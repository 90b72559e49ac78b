import type { Language } from '@quandary/i18n'
import { languageTag } from '@quandary/i18n'
import { writeLetter } from '@quandary/mail-letters'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { chosenLanguage } from '../users/index.ts'

/** One mail: a template of the catalogue and what it is about. */
export interface MailRequest {
  /** `mail.<template>.subject`, `.body` and, where the mail has a button, `.action` of the server's catalogue. */
  template: string
  /** Who gets it, at which address and in which language. */
  to: Pick<User, 'e_mail' | 'language'>
  /** The language of the page that asked for the mail, for somebody who has chosen none. */
  askedIn?: Language
  /** Path on the site that the mail leads to, with its query; the site's configured address is put before it. */
  path?: string
  /** Path that ends mails of this kind; named in the small print. */
  unsubscribePath?: string
  /** Values of the template's placeholders. Line breaks in them become spaces. */
  facts?: Record<string, string | number>
}

/**
 * Queues a mail in `tx`. The words come from the catalogue, in the language the reader has chosen, or else that of
 * the page that asked, or else the site's; links are built from the configured address, never from a request.
 * @returns the language it was written in
 */
export async function sendMail(app: AppContext, tx: Db, request: MailRequest): Promise<Language> {
  const { language, mail } = await writeMail(app, request)
  await app.mail.send(tx, mail)
  return language
}

/** Queues some mails in `tx`, each like {@link sendMail}. */
export async function sendMails(app: AppContext, tx: Db, requests: readonly MailRequest[]): Promise<void> {
  const written = await Promise.all(requests.map((request) => writeMail(app, request)))
  await app.mail.sendAll(
    tx,
    written.map(({ mail }) => mail),
  )
}

async function writeMail(app: AppContext, request: MailRequest): Promise<{ language: Language; mail: Mail }> {
  const language = chosenLanguage(request.to) ?? request.askedIn ?? (await siteLanguage(app))
  const home = await siteUrl(app)
  const { name } = await readSettings(app, 'general')
  const unsubscribing = request.unsubscribePath === undefined ? {} : { unsubscribeUrl: home + request.unsubscribePath }
  const letter = writeLetter({
    words: (key, facts) => translate(language, key, facts),
    template: request.template,
    site: { name, url: home, lang: languageTag(language) },
    ...(request.path === undefined ? {} : { url: home + request.path }),
    ...unsubscribing,
    ...(request.facts === undefined ? {} : { facts: request.facts }),
  })
  return { language, mail: { to: request.to.e_mail, ...letter, ...unsubscribing } }
}
