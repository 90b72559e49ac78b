import { Parser } from 'htmlparser2'

const blockTags = new Set(
  'address article blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const silentTags = new Set('script style template noscript svg'.split(' '))
const silentClasses = ['footnote-ref', 'footnote-backref']

interface Reading {
  /** Replacement for a block of code; by default the code itself. */
  code?: string
  /** True to put link texts in brackets. */
  brackets?: boolean
  /**
   * True once the rest of the text is of no interest: reading it all takes 40 ms for the longest post.
   * @param characters of visible text so far, without whitespace
   */
  isEnough?(lines: number, characters: number): boolean
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
function linesOf(html: string, reading: Reading = {}): string[] {
  const lines: string[] = []
  let line = ''
  let silentDepth = 0
  let codeDepth = 0
  let linkStart = 0
  let linkDepth = 0
  let characters = 0
  const formula = new FormulaReader()
  const endLine = () => {
    const folded = line.replace(/\s+/g, ' ').trim()
    if (folded) lines.push(folded)
    line = ''
    linkStart = 0
  }
  const isSilent = (name: string, classes = '') =>
    silentTags.has(name) || silentClasses.some((silent) => classes.split(' ').includes(silent))
  // Inside of a link its end is needed too, because the brackets are put then.
  const stopIfEnough = () => {
    if (linkDepth === 0 && reading.isEnough?.(lines.length, characters)) parser.pause()
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (blockTags.has(name)) endLine()
      formula.opened(name)
      if (name === 'a') {
        linkStart = line.length
        linkDepth += 1
      }
      if (silentDepth > 0 || isSilent(name, attributes['class'])) silentDepth += 1
      if (name === 'pre' && reading.code !== undefined && codeDepth++ === 0 && silentDepth === 0) line += reading.code
    },
    ontext(text) {
      if (silentDepth > 0 || codeDepth > 0 || formula.isSilent) return
      line += text
      if (!reading.isEnough) return
      characters += text.replace(/\s+/g, '').length
      stopIfEnough()
    },
    onclosetag(name) {
      if (silentDepth > 0) silentDepth -= 1
      formula.closed(name)
      if (name === 'a') linkDepth -= 1
      if (name === 'a' && reading.brackets === true) line = withBrackets(line, linkStart)
      if (name === 'pre' && codeDepth > 0) codeDepth -= 1
      if (blockTags.has(name)) endLine()
      stopIfEnough()
    },
  })
  parser.end(html)
  endLine()
  return lines
}

/** Puts the end of a line, from `start` on, in brackets as the text of a link; an empty link text is left alone. */
function withBrackets(line: string, start: number): string {
  const text = line.slice(start).trim()
  return text === '' ? line : `${line.slice(0, start)}[${text}]`
}

/**
 * Returns the plain text of HTML for search: one line per block, including code and formula sources, with whitespace
 * collapsed.
 */
export function textOf(html: string): string {
  return linesOf(html).join('\n')
}

/** Returns the first line of text in HTML, or an empty string. */
export function firstLineOf(html: string): string {
  return linesOf(html, { isEnough: (lines) => lines > 0 })[0] ?? ''
}

/**
 * Returns the beginning of a post on one line: code blocks become `{code...}`, link texts are put in brackets,
 * whitespace is collapsed.
 *
 * @param length characters (code points) of text to keep; only a longer text is cut and ends with `...`
 */
export function excerptOf(html: string, length = 240): string {
  // A code point is at most two characters.
  const needed = 2 * (length + 1)
  const isEnough = (_lines: number, characters: number) => characters >= needed
  const text = linesOf(html, { code: '{code...}', brackets: true, isEnough }).join(' ')
  const characters = Array.from(text.slice(0, needed))
  if (characters.length <= length) return text
  return `${characters.slice(0, length).join('').trimEnd()}...`
}
