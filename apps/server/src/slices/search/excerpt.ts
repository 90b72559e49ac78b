/** Characters shown on each side of the first word found. */
const AROUND = 100

/**
 * The part of a text around the first of some words, without markup and in one line; its beginning when none occurs
 * as it is written there.
 * @param text plain text
 * @param words folded words, as `wordsOf` gives them: letters, digits and marks
 */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(firstMatch(line, words), 0)
  const start = at <= AROUND ? 0 : wholeCharacter(line, at - AROUND)
  const end = wholeCharacter(line, Math.min(at + AROUND, line.length))
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}

function firstMatch(line: string, words: readonly string[]): number {
  if (words.length === 0) return 0
  const patterns = words.map((word) => (/\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`))
  return line.search(new RegExp(patterns.join('|'), 'iu'))
}

/** A place that does not cut a character of two units in half. */
function wholeCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at
}
