import { Parser } from 'htmlparser2'

const blockTags = new Set(
  'address article blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const silentTags = new Set('script style template noscript svg math'.split(' '))
const silentClasses = ['footnote-ref', 'footnote-backref']

interface Reading {
  /** What stands for a block of code; absent: the code itself. */
  code?: string
}

/** The lines of text a reader sees: blocks and line breaks end a line. */
function linesOf(html: string, reading: Reading = {}): string[] {
  const lines: string[] = []
  let line = ''
  let silentDepth = 0
  let codeDepth = 0
  const endLine = () => {
    const folded = line.replace(/\s+/g, ' ').trim()
    if (folded) lines.push(folded)
    line = ''
  }
  const isSilent = (name: string, classes = '') =>
    silentTags.has(name) || silentClasses.some((silent) => classes.split(' ').includes(silent))
  const parser = new Parser({
    onopentag(name, attributes) {
      if (blockTags.has(name)) endLine()
      if (silentDepth > 0 || isSilent(name, attributes['class'])) silentDepth += 1
      if (name === 'pre' && reading.code !== undefined && codeDepth++ === 0 && silentDepth === 0) line += reading.code
    },
    ontext(text) {
      if (silentDepth > 0 || codeDepth > 0) return
      line += text
    },
    onclosetag(name) {
      if (silentDepth > 0) silentDepth -= 1
      if (name === 'pre' && codeDepth > 0) codeDepth -= 1
      if (blockTags.has(name)) endLine()
    },
  })
  parser.end(html)
  endLine()
  return lines
}

/** The plain text of HTML, for search: one line per block, code included, spaces folded. */
export function textOf(html: string): string {
  return linesOf(html).join('\n')
}

/** The first line of text in HTML; empty when there is none. */
export function firstLineOf(html: string): string {
  return linesOf(html)[0] ?? ''
}

/**
 * The beginning of a post in one line: blocks of code become `{code...}`, spaces are folded.
 *
 * @param length characters (code points) of text kept; only a longer text is cut and ends with `…`
 */
export function excerptOf(html: string, length = 240): string {
  const text = linesOf(html, { code: '{code...}' }).join(' ')
  const characters = Array.from(text.slice(0, 2 * (length + 1)))
  if (characters.length <= length) return text
  return `${characters.slice(0, length).join('').trimEnd()}…`
}
