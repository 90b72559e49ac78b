import { mailAsHtml, mailAsText } from './mail.ts'
import type { MailSite } from './mail.ts'

type Facts = Readonly<Record<string, string | number>>

/** Input of a mail. */
export interface MailRequest {
  /** Returns the text of a key in the reader's language, or undefined for a missing key. */
  words: (key: string, facts: Facts) => string | undefined
  /** Name of the template. Its keys are `mail.<template>.subject`, `.body` and, if the mail has a button, `.action`. */
  template: string
  site: MailSite
  /** Absolute address that the button of the mail opens. */
  url?: string
  /** Absolute unsubscribe address for mails of this kind, mentioned in the small print. */
  unsubscribeUrl?: string
  /** Values of the template's placeholders. Line breaks in them become spaces. */
  facts?: Facts
}

/** A mail, ready to be sent. */
export interface RenderedMail {
  /** One line. */
  subject: string
  text: string
  html: string
}

/**
 * Renders a mail from the texts of its template.
 * @throws {Error} if the template does not exist
 */
export function renderMail(request: MailRequest): RenderedMail {
  const { template, words, url, unsubscribeUrl } = request
  const site = { ...request.site, name: oneLine(request.site.name) }
  const facts = { ...asLines(request.facts ?? {}), siteName: site.name, ...(url === undefined ? {} : { url }) }
  const part = (name: string): string | undefined => words(`mail.${template}.${name}`, facts)
  const body = part('body')
  const subject = part('subject')
  if (body === undefined || subject === undefined) throw new Error(`There is no mail template ${template}`)
  const action = part('action')
  const letter = {
    body,
    ...(url === undefined ? {} : { url }),
    ...(action === undefined ? {} : { action }),
    ...(unsubscribeUrl === undefined ? {} : unsubscribing(words, unsubscribeUrl)),
  }
  return { subject: oneLine(subject), text: mailAsText(site, letter), html: mailAsHtml(site, letter) }
}

function unsubscribing(words: MailRequest['words'], url: string): { footer: string; addresses: string[] } {
  return { footer: words('mail.unsubscribe', { url }) ?? url, addresses: [url] }
}

function asLines(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value]),
  )
}

/**
 * Replaces white space and control characters by single spaces: a subject is a single header line, and a name must
 * never start a new paragraph.
 */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
