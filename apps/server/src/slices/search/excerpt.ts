import { proseOf, textOf } from '@quandary/markdown'
import type { QueryTerm } from '../../platform/search/terms.ts'
import { fold } from '../../platform/search/words.ts'

/**
 * Number of characters shown before and after the first match. An excerpt from the beginning of the text has twice as
 * many characters in all.
 */
const CONTEXT_LENGTH = 100

/** Maximum number of characters dropped to avoid cutting a word; scripts without spaces are cut anywhere. */
const LONGEST_CUT = 20

/**
 * Maximum number of characters of a post's HTML that are read: reading the longest post takes 25 ms, and a page of
 * results may have fifty posts. Few posts are longer than this.
 */
const READ = 32_768

/**
 * Like {@link excerptAround}, but reads only the beginning of a post; matches after that are not found. The excerpt
 * shows the post's prose, unless a word occurs only in what `proseOf` omits, such as code.
 */
export function excerptOfPost(html: string, terms: readonly QueryTerm[]): string {
  const beginning = html.slice(0, wholeCharacter(html, READ))
  const prose = proseOf(beginning)
  if (firstMatch(inOneLine(prose), terms) >= 0) return excerptAround(prose, terms)
  const text = textOf(beginning)
  return excerptAround(firstMatch(inOneLine(text), terms) >= 0 ? text : prose, terms)
}

/**
 * Returns the part of a text around the first match, in one line; its beginning if nothing matches. Matches are not
 * highlighted: the API returns plain text, and clients highlight the words.
 * @param text plain text
 */
export function excerptAround(text: string, terms: readonly QueryTerm[]): string {
  const line = inOneLine(text)
  const at = Math.max(firstMatch(line, terms), 0)
  const start = at <= CONTEXT_LENGTH ? 0 : nextWord(line, wholeCharacter(line, at - CONTEXT_LENGTH))
  const end = lastWord(
    line,
    wholeCharacter(line, Math.min(start === 0 ? 2 * CONTEXT_LENGTH : at + CONTEXT_LENGTH, line.length)),
  )
  const shown = line.slice(start, end).trim()
  const before = start > 0 && !shown.startsWith('…') ? '…' : ''
  const after = end < line.length && !shown.endsWith('…') ? '…' : ''
  return `${before}${shown}${after}`
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function firstMatch(line: string, terms: readonly QueryTerm[]): number {
  if (terms.length === 0) return 0
  const folded = fold(line)
  // Folding almost always preserves length; where it does not, the text is matched unfolded.
  return (folded.length === line.length ? folded : line).search(new RegExp(terms.map(patternOf).join('|'), 'iu'))
}

/**
 * Matches the words of a term next to each other, with only punctuation between them; Chinese words may start anywhere.
 */
function patternOf({ words }: QueryTerm): string {
  const written = words.map((word) => word.replaceAll('+', '\\+')).join('[^\\p{L}\\p{N}]{0,5}')
  return /^\p{Script=Han}/u.test(written) ? written : `(?<![\\p{L}\\p{N}])${written}`
}

/** Returns where the next word begins if that is near, or else the given position. */
function nextWord(line: string, place: number): number {
  const space = line.indexOf(' ', place - 1)
  return space === -1 || space - place > LONGEST_CUT ? place : space + 1
}

/** Returns where the last whole word before a position ends if that is near, or else the given position. */
function lastWord(line: string, place: number): number {
  if (place >= line.length) return place
  const space = line.lastIndexOf(' ', place)
  return place - space > LONGEST_CUT ? place : space
}

/** Moves a position that would split a surrogate pair. */
function wholeCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at
}
