import type { AskedTerm } from '../../platform/search/terms.ts'
import { fold } from '../../platform/search/words.ts'

/** Characters shown on each side of the first word found. */
const AROUND = 100

/**
 * The part of a text around the first place where something was found, without markup and in one line; its beginning
 * when none occurs there. Nothing is marked in it: the wire has plain text, and who shows it marks the words.
 * @param text plain text
 */
export function excerptAround(text: string, terms: readonly AskedTerm[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(firstMatch(line, terms), 0)
  const start = at <= AROUND ? 0 : wholeCharacter(line, at - AROUND)
  const end = wholeCharacter(line, Math.min(at + AROUND, line.length))
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}

function firstMatch(line: string, terms: readonly AskedTerm[]): number {
  if (terms.length === 0) return 0
  const folded = fold(line)
  // Folding keeps nearly every place; where it does not, words are looked for as they are written.
  return (folded.length === line.length ? folded : line).search(new RegExp(terms.map(patternOf).join('|'), 'iu'))
}

/** Words of a term stand together, with nothing but signs between them; Chinese ones begin anywhere. */
function patternOf({ words }: AskedTerm): string {
  const written = words.map((word) => word.replaceAll('+', '\\+')).join('[^\\p{L}\\p{N}]{0,5}')
  return /^\p{Script=Han}/u.test(written) ? written : `(?<![\\p{L}\\p{N}])${written}`
}

/** A place that does not cut a character of two units in half. */
function wholeCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at
}
