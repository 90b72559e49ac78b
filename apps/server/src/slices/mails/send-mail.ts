import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { chosenLanguage } from '../users/index.ts'
import { letterAsHtml, letterAsText } from './letter.ts'

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
  const language = chosenLanguage(request.to) ?? request.askedIn ?? (await siteLanguage(app))
  const home = await siteUrl(app)
  const siteName = oneLine((await readSettings(app, 'general')).name)
  const url = request.path === undefined ? undefined : home + request.path
  const unsubscribeUrl = request.unsubscribePath === undefined ? undefined : home + request.unsubscribePath
  const facts = { ...asLines(request.facts ?? {}), siteName, ...(url === undefined ? {} : { url }) }
  const words = (part: string): string | undefined => translate(language, `mail.${request.template}.${part}`, facts)
  const body = words('body')
  const subject = words('subject')
  if (body === undefined || subject === undefined) throw new Error(`There is no mail template ${request.template}`)
  const action = words('action')
  const head = { siteName, siteUrl: home, lang: language.replace('_', '-') }
  const letter = {
    body,
    ...(url === undefined ? {} : { url }),
    ...(action === undefined ? {} : { action }),
    ...(unsubscribeUrl === undefined ? {} : unsubscribing(language, unsubscribeUrl)),
  }
  await app.mail.send(tx, {
    to: request.to.e_mail,
    subject: oneLine(subject),
    text: letterAsText(head, letter),
    html: letterAsHtml(head, letter),
  })
  return language
}

function unsubscribing(language: Language, url: string): { footer: string; addresses: string[] } {
  return { footer: translate(language, 'mail.unsubscribe', { url }) ?? url, addresses: [url] }
}

function asLines(facts: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value]),
  )
}

/** A subject is one header line, and a name never starts a paragraph of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
