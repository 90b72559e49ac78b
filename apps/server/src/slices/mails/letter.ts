import { escapeHtml } from './escape-html.ts'

/** What every mail of a site has around its words. */
export interface Letterhead {
  siteName: string
  siteUrl: string
  /** Language code as HTML writes it, e.g. `zh-CN`. */
  lang: string
}

/** The words of one mail, in the reader's language. */
export interface Letter {
  /** Paragraphs separated by empty lines. A line that is the link alone becomes a button in HTML. */
  body: string
  /** Where the mail leads. */
  url?: string
  /** The words on the button. */
  action?: string
  /** Small print below, such as how to end these mails; its links are found by their addresses. */
  footer?: string
  /** Further addresses that occur in the words. */
  addresses?: readonly string[]
}

/** The plain form of a mail. */
export function letterAsText(head: Letterhead, letter: Letter): string {
  const footer = letter.footer === undefined ? '' : `\n${letter.footer}`
  return `${letter.body}\n\n-- \n${head.siteName}\n${head.siteUrl}${footer}\n`
}

const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Helvetica,Arial,sans-serif'
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dcdcdc;border-radius:6px'
const BUTTON =
  'display:inline-block;padding:10px 18px;background:#0033ff;color:#ffffff;border-radius:4px;text-decoration:none'

/** The same mail as HTML. Every word is escaped: names and titles are text, whatever they contain. */
export function letterAsHtml(head: Letterhead, letter: Letter): string {
  const paragraphs = letter.body.split('\n\n').map((paragraph) => `<p>${linesAsHtml(paragraph, letter)}</p>`)
  const home = escapeHtml(head.siteUrl)
  const footer = letter.footer === undefined ? '' : `<br>${linesAsHtml(letter.footer, letter)}`
  return [
    `<!doctype html><html lang="${escapeHtml(head.lang)}"><head><meta charset="utf-8">`,
    '<meta name="color-scheme" content="light"></head>',
    `<body style="margin:0;padding:24px;background:#f5f5f5;color:#1a1a1a;${FONT};font-size:16px;line-height:1.5">`,
    `<div style="${CARD}">`,
    `<p style="margin-top:0;font-weight:600"><a style="color:inherit;text-decoration:none" href="${home}">${escapeHtml(head.siteName)}</a></p>`,
    ...paragraphs,
    `<p style="margin-bottom:0;font-size:13px;color:#595959">${escapeHtml(head.siteName)} · <a href="${home}">${home}</a>${footer}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function linesAsHtml(text: string, letter: Letter): string {
  const lines = text.split('\n').map((line) => {
    if (letter.url !== undefined && line === letter.url) return linkLine(letter.url, letter.action)
    return withLinks(escapeHtml(line), letter.addresses ?? [])
  })
  return lines.join('<br>')
}

/** The button, and below it the address itself for programs that show no button. */
function linkLine(url: string, action: string | undefined): string {
  const address = escapeHtml(url)
  const plain = `<a style="font-size:13px;word-break:break-all" href="${address}">${address}</a>`
  return action === undefined ? plain : `<a style="${BUTTON}" href="${address}">${escapeHtml(action)}</a><br>${plain}`
}

function withLinks(html: string, addresses: readonly string[]): string {
  return addresses
    .map(escapeHtml)
    .reduce((text, address) => text.replaceAll(address, `<a href="${address}">${address}</a>`), html)
}
