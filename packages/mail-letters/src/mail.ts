import { escapeHtml } from '@quandary/markdown/escape'

/** The site as its mails present it. */
export interface MailSite {
  name: string
  /** Configured address, without a trailing slash. */
  url: string
  /** Language of the mail as an HTML `lang`, such as `zh-CN`. */
  lang: string
  /** Direction of the language; left to right if absent. */
  direction?: 'ltr' | 'rtl'
}

/** Texts of one mail, in the reader's language. */
export interface MailContent {
  /** Paragraphs separated by empty lines. A line that consists only of `url` becomes a button in HTML. */
  body: string
  /** Target of the button. */
  url?: string
  /** Text of the button; without it, the line stays a link. */
  action?: string
  /**
   * Small print at the end, such as how to unsubscribe. List its links in `addresses`, otherwise they stay plain text.
   */
  footer?: string
  /** Other addresses that occur in the texts and become links. */
  addresses?: readonly string[]
}

/** Returns the plain-text part of a mail. */
export function mailAsText(site: MailSite, letter: MailContent): string {
  const footer = letter.footer === undefined ? '' : `\n${letter.footer}`
  return `${letter.body}\n\n-- \n${site.name}\n${site.url}${footer}\n`
}

const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Helvetica,Arial,sans-serif'
const PAGE = `margin:0;padding:24px 12px;background:#f5f5f5;color:#1a1a1a;${FONT};font-size:16px;line-height:1.5`
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dcdcdc;border-radius:6px'
const BUTTON =
  'display:inline-block;margin:16px 0;padding:10px 18px;background:#0033ff;color:#ffffff;border-radius:4px;text-decoration:none'
const LINK = 'color:#0033ff'
/** Style that hides an element. Outlook needs `mso-hide`, because it ignores the other rules. */
const HIDDEN = 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all'

/**
 * Style sheet for mail programs that have a dark mode and support style sheets. All other programs show the light
 * colours of the `style` attributes.
 */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #121316 !important; color: #e9e9ec !important }
.card { background: #1b1d21 !important; border-color: #3a3d44 !important }
.small { color: #a9adb8 !important }
.link { color: #9db4ff !important }
.button { background: #3f63ff !important; color: #ffffff !important }
}`

/** Returns the HTML part of a mail. Every text is escaped: names and titles are text, whatever they contain. */
export function mailAsHtml(site: MailSite, letter: MailContent): string {
  const paragraphs = letter.body.split('\n\n').map((paragraph) => `<p>${linesAsHtml(paragraph, letter)}</p>`)
  const home = escapeHtml(site.url)
  const direction = site.direction === 'rtl' ? ' dir="rtl"' : ''
  const footer = letter.footer === undefined ? '' : `<br>${linesAsHtml(letter.footer, letter)}`
  return [
    `<!doctype html><html lang="${escapeHtml(site.lang)}"${direction}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(site.name)}</title>`,
    `<style>${DARK}</style></head>`,
    `<body class="page" style="${PAGE}">`,
    preview(letter),
    // Mail programs remove the attributes of the root element, so the direction is repeated here.
    `<div class="card"${direction} style="${CARD};overflow-wrap:anywhere">`,
    `<p style="margin-top:0;font-weight:600"><a style="color:inherit;text-decoration:none" href="${home}">${escapeHtml(site.name)}</a></p>`,
    ...paragraphs,
    `<p class="small" style="margin-bottom:0;font-size:13px;color:#595959">${escapeHtml(site.name)} · ${linkTo(home)}${footer}</p>`,
    '</div></body></html>',
  ].join('\n')
}

/** Maximum number of characters in the preview. The lists of mail programs show fewer. */
const PREVIEW_LENGTH = 200

/**
 * Returns the hidden text that mail programs show in lists beside the subject: the beginning of the body without the
 * button's address. If it is short, invisible characters fill the line, so that the list does not show the visible text
 * again.
 */
function preview({ body, url }: MailContent): string {
  const lines = body.split('\n').filter((line) => line !== '' && line !== url)
  const characters = Array.from(lines.join(' ')).slice(0, PREVIEW_LENGTH)
  const rest = '&#847;&zwnj;&nbsp;'.repeat(PREVIEW_LENGTH - characters.length)
  return `<div style="${HIDDEN}">${escapeHtml(characters.join(''))}${rest}</div>`
}

/**
 * Returns a link whose text is its address.
 * @param address escaped as HTML
 */
function linkTo(address: string, style = LINK): string {
  return `<a class="link" style="${style}" href="${address}">${address}</a>`
}

function linesAsHtml(text: string, letter: MailContent): string {
  const lines = text.split('\n').map((line) => {
    if (letter.url !== undefined && line === letter.url) return linkLine(letter.url, letter.action)
    return withLinks(escapeHtml(line), letter.addresses ?? [])
  })
  return lines.join('<br>')
}

/** Returns the button, followed by the address itself for programs that show no buttons. */
function linkLine(url: string, action: string | undefined): string {
  const address = escapeHtml(url)
  const plain = linkTo(address, `${LINK};font-size:13px;word-break:break-all`)
  return action === undefined
    ? plain
    : `<a class="button" style="${BUTTON}" href="${address}">${escapeHtml(action)}</a><br>${plain}`
}

function withLinks(html: string, addresses: readonly string[]): string {
  return addresses.map(escapeHtml).reduce((text, address) => text.replaceAll(address, linkTo(address)), html)
}
