import { randomUUID } from 'node:crypto'
import { renderMail } from '@quandary/mail-letters'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { isServerMessage, translate } from '../../platform/i18n/translate.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { insertDeliveries } from './store.ts'

type MailTemplateOf<Key> = Key extends `mail.${infer Name}.subject` ? Name : never

/**
 * Name of a mail in the server's catalogue, which has its texts as `mail.<template>.subject`, `.body` and, if the mail
 * has a button, `.action`.
 */
export type MailTemplate = MailTemplateOf<ServerMessage>

export interface MailRequest {
  template: MailTemplate
  /** The recipient's address and language; if the id of an account is given, the mail is recorded for that account. */
  to: Pick<User, 'e_mail' | 'language'> & { id?: number }
  /** The language of the page that requested the mail, for recipients who have chosen none. */
  askedIn?: Language
  /** Path on the site that the mail links to, with its query; the configured site address is prepended. */
  path?: string
  /** Path that unsubscribes from mails of this kind; part of the small print. */
  unsubscribePath?: string
  /** Values of the template's placeholders. Line breaks in them become spaces. */
  facts?: Record<string, string | number>
}

/**
 * Queues a mail in `tx`. It is written in the language the recipient has chosen, or else that of the page that
 * requested it, or else the site's. Links are built from the configured address, never from a request.
 * @returns the language of the mail
 */
export async function sendMail(ctx: AppContext, tx: Db, request: MailRequest): Promise<Language> {
  const { language, mail } = await writeMail(ctx, request)
  await queue(ctx, tx, [{ request, mail }])
  return language
}

/** Queues several mails in `tx`, each like {@link sendMail}. */
export async function sendMails(ctx: AppContext, tx: Db, requests: readonly MailRequest[]): Promise<void> {
  const written = await Promise.all(
    requests.map(async (request) => ({ request, mail: (await writeMail(ctx, request)).mail })),
  )
  await queue(ctx, tx, written)
}

/** Queues written mails, with a record of each that goes to an account. */
async function queue(ctx: AppContext, tx: Db, written: readonly { request: MailRequest; mail: Mail }[]): Promise<void> {
  const queued = written.map(({ request, mail }) => ({ request, mail: { ...mail, key: randomUUID() } }))
  const now = ctx.clock.now()
  const deliveries = queued.flatMap(({ request: { to, template }, mail: { key } }) =>
    to.id === undefined ? [] : [{ key, user_id: to.id, template, queued_at: now, delivered_at: null }],
  )
  await insertDeliveries(tx, deliveries)
  await ctx.mail.sendAll(
    tx,
    queued.map(({ mail }) => mail),
  )
}

async function writeMail(ctx: AppContext, request: MailRequest): Promise<{ language: Language; mail: Mail }> {
  const language = ctx.languages.find(request.to.language) ?? request.askedIn ?? (await siteLanguage(ctx))
  const home = await siteUrl(ctx)
  const { name } = await readSettings(ctx, 'general')
  const unsubscribing = request.unsubscribePath === undefined ? {} : { unsubscribeUrl: home + request.unsubscribePath }
  const letter = renderMail({
    words: (key, facts) => (isServerMessage(key) ? translate(language, key, facts) : undefined),
    template: request.template,
    site: { name, url: home, lang: language.tag, direction: language.direction },
    ...(request.path === undefined ? {} : { url: home + request.path }),
    ...unsubscribing,
    ...(request.facts === undefined ? {} : { facts: request.facts }),
  })
  return { language, mail: { to: request.to.e_mail, ...letter, ...unsubscribing } }
}
