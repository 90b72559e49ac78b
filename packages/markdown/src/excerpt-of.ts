import { LEFT_OUT, linesOf, type Line, type Reading } from './lines-of.ts'

/** Maximum number of characters dropped to avoid cutting a word. Scripts without spaces are cut anywhere. */
const LONGEST_CUT = 20

/**
 * Returns the first line of prose in HTML. Without prose it returns the first line of any kind, or an empty string if
 * the text is empty.
 */
export function firstLineOf(html: string): string {
  const prose = linesOf(html, { isProse: true, isEnough: (lines) => lines.some(isRead) }).find(isRead)
  return (prose ?? linesOf(html, { isEnough: (lines) => lines.length > 0 })[0])?.text ?? ''
}

/**
 * Returns the text of a post as prose on one line: without headings and footnotes, with `…` for blocks of code, tables
 * and display formulas, the items of lists joined by commas, and linked addresses shortened to their hosts. A text
 * without any prose is returned in full.
 */
export function proseOf(html: string): string {
  return proseUpTo(html)
}

/**
 * Returns the beginning of {@link proseOf}.
 *
 * @param length characters (code points) of text to keep. A longer text is cut, after a whole word if one ends nearby,
 * and `…` is appended
 */
export function excerptOf(html: string, length = 240): string {
  // A code point is at most two UTF-16 code units long.
  const needed = 2 * (length + 1)
  const text = proseUpTo(html, (_lines, characters) => characters >= needed)
  const characters = Array.from(text.slice(0, needed))
  if (characters.length <= length) return text
  return `${wholeWords(characters, length).replace(/[\s,;:，、；：…]+$/u, '')}…`
}

function proseUpTo(html: string, isEnough?: Reading['isEnough']): string {
  const prose = linesOf(html, { isProse: true, ...(isEnough && { isEnough }) })
  const lines = prose.some(isRead) ? prose : linesOf(html, isEnough && { isEnough })
  const first = lines.findIndex(isRead)
  return joined(lines.slice(Math.max(first, 0)))
}

function isRead({ text }: Line): boolean {
  return text !== LEFT_OUT
}

/** Joins lines into one, the items of a list with commas. */
function joined(lines: readonly Line[]): string {
  let text = ''
  let before: Line | undefined
  for (const line of lines) {
    text += (before ? separator(before, line) : '') + line.text
    before = line
  }
  return text
}

const endedInChinese = /[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]$/u
const han = /\p{Script=Han}$/u

function separator(before: Line, line: Line): string {
  if (
    before.isItem &&
    line.isItem &&
    isRead(before) &&
    isRead(line) &&
    !/[.,;:!?…，。、；：！？]$/u.test(before.text)
  ) {
    return han.test(before.text) ? '、' : ', '
  }
  return endedInChinese.test(before.text) ? '' : ' '
}

/** Returns the first `length` characters, without the last word if it would be cut. */
function wholeWords(characters: readonly string[], length: number): string {
  const kept = characters.slice(0, length)
  if (/\s/.test(characters[length] ?? '')) return kept.join('')
  const space = kept.lastIndexOf(' ')
  return (space > 0 && length - space <= LONGEST_CUT ? kept.slice(0, space) : kept).join('')
}
