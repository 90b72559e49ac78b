import { Parser } from 'htmlparser2'

const blockTags = new Set(
  'address article blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const silentTags = new Set('script style template noscript svg'.split(' '))
const silentClasses = ['footnote-ref', 'footnote-backref']

/** Elements that are left out of prose: headings, footnotes and task boxes. */
const outsideTags = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const outsideClasses = ['footnotes', 'task-list-box']

/** Text shown instead of content that cannot be read in one line, such as a table. */
export const LEFT_OUT = '…'
const shownTags = new Set(['pre', 'table'])

/** A visible line of text. */
export interface Line {
  text: string
  /** True in an item of a list. */
  isItem: boolean
}

export interface Reading {
  /**
   * True to leave out headings, footnotes and task boxes, to replace blocks of code, tables and display formulas by
   * {@link LEFT_OUT}, and to shorten linked addresses to their hosts.
   */
  isProse?: boolean
  /**
   * Returns true if no further text is needed. Reading all of the longest post takes 40 ms.
   * @param characters length of the visible text so far, without whitespace
   */
  isEnough?(lines: readonly Line[], characters: number): boolean
}

/** Reads a formula as source: its TeX, which is stored next to the rendered form. */
class FormulaReader {
  #open = ''

  /** True while the text belongs to the rendered form of a formula, which is unreadable without its layout. */
  get isSilent(): boolean {
    return this.#open === 'math'
  }

  opened(name: string): void {
    if (name === 'math' || (this.#open === 'math' && name === 'annotation')) this.#open = name
  }

  closed(name: string): void {
    if (name === 'math') this.#open = ''
    else if (name === 'annotation' && this.#open === 'annotation') this.#open = 'math'
  }
}

/** Returns the visible lines of text: blocks and line breaks end a line. */
export function linesOf(html: string, { isProse = false, isEnough }: Reading = {}): Line[] {
  const lines: Line[] = []
  let line = ''
  let silentDepth = 0
  let itemDepth = 0
  // Text of the open link. It is not yet part of `line`, because shortening it there would copy the whole line.
  let link = ''
  let linkDepth = 0
  let characters = 0
  const formula = new FormulaReader()
  const endLine = () => {
    const text = folded(line + link)
    if (text) lines.push({ text, isItem: itemDepth > 0 })
    line = ''
    link = ''
  }
  const leaveOut = () => {
    endLine()
    if (lines.at(-1)?.text !== LEFT_OUT) lines.push({ text: LEFT_OUT, isItem: itemDepth > 0 })
  }
  // Does not stop within a link: shortening its text needs all of it.
  const stopIfEnough = () => {
    if (linkDepth === 0 && isEnough?.(lines, characters)) parser.pause()
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (blockTags.has(name)) endLine()
      formula.opened(name)
      if (name === 'li') itemDepth += 1
      if (name === 'a') linkDepth += 1
      if (isProse && silentDepth === 0 && isShown(name, attributes)) leaveOut()
      if (silentDepth > 0 || isSilent(name, attributes, isProse)) silentDepth += 1
    },
    ontext(text) {
      if (silentDepth > 0 || formula.isSilent) return
      if (linkDepth > 0) link += text
      else line += text
      if (!isEnough) return
      characters += visible(text)
      stopIfEnough()
    },
    onclosetag(name) {
      if (silentDepth > 0) silentDepth -= 1
      formula.closed(name)
      if (name === 'a') {
        linkDepth -= 1
        const short = isProse ? shortLink(link) : link
        line += short
        if (short !== link) characters -= visible(link) - visible(short)
        link = ''
      }
      if (blockTags.has(name)) endLine()
      if (name === 'li') itemDepth -= 1
      stopIfEnough()
    },
  })
  parser.end(html)
  endLine()
  return lines
}

type Attributes = Record<string, string>

function hasClass({ class: classes = '' }: Attributes, names: readonly string[]): boolean {
  return classes !== '' && classes.split(' ').some((name) => names.includes(name))
}

function isShown(name: string, attributes: Attributes): boolean {
  return shownTags.has(name) || (name === 'math' && attributes['display'] === 'block')
}

function isSilent(name: string, attributes: Attributes, isProse: boolean): boolean {
  if (silentTags.has(name) || hasClass(attributes, silentClasses)) return true
  return isProse && (outsideTags.has(name) || hasClass(attributes, outsideClasses) || isShown(name, attributes))
}

/** Counts the characters other than whitespace. */
function visible(text: string): number {
  return text.replace(/\s+/g, '').length
}

/**
 * Characters between which a line break of the source is not a space: Chinese and Japanese are written without spaces.
 */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Collapses whitespace; a line break between Chinese characters is dropped. */
function folded(line: string): string {
  const text = line.trim()
  return text.replace(/\s+/g, (space, at: number) => {
    if (!space.includes('\n')) return ' '
    const isInside = unspaced.test(text[at - 1] ?? '') && unspaced.test(text[at + space.length] ?? '')
    return isInside ? '' : ' '
  })
}

/** Shortens the text of a link: an address to its host, and a reference number such as `[1]` to nothing. */
function shortLink(link: string): string {
  const text = link.trim()
  if (/^\[\d{1,3}\]$/.test(text)) return ''
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return link
  // Matches the text, because `URL` would return an internationalised host in ASCII (`xn--…`).
  const [, host] = /^https?:\/\/(?:[^/\\?#]*@)?(\[[^\]]*\]|[^/\\?#:]+)/i.exec(text) ?? []
  return host?.toLowerCase().replace(/^www\./, '') ?? link
}
