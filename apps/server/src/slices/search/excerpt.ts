import type { AskedTerm } from '../../platform/search/terms.ts'
import { fold } from '../../platform/search/words.ts'

/** Characters shown on each side of the first word found; twice as many after the beginning of a text. */
const AROUND = 100

/** Most characters left out so that no word is cut; scripts without spaces are cut anywhere. */
const LONGEST_CUT = 20

/**
 * The part of a text around the first place where something was found, without markup and in one line; its beginning
 * when none occurs there. Nothing is marked in it: the wire has plain text, and who shows it marks the words.
 * @param text plain text
 */
export function excerptAround(text: string, terms: readonly AskedTerm[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(firstMatch(line, terms), 0)
  const start = at <= AROUND ? 0 : nextWord(line, wholeCharacter(line, at - AROUND))
  const end = lastWord(line, wholeCharacter(line, Math.min(start === 0 ? 2 * AROUND : at + AROUND, line.length)))
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

/** Where the word after a place begins, when that is near. */
function nextWord(line: string, place: number): number {
  const space = line.indexOf(' ', place - 1)
  return space === -1 || space - place > LONGEST_CUT ? place : space + 1
}

/** Where the last whole word before a place ends, when that is near. */
function lastWord(line: string, place: number): number {
  if (place >= line.length) return place
  const space = line.lastIndexOf(' ', place)
  return place - space > LONGEST_CUT ? place : space
}

/** A place that does not cut a character of two units in half. */
function wholeCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at
}
