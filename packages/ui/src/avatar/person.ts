/** Number of avatar tints. */
export const TINTS = 5

const LETTER = /\p{L}|\p{N}/u
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/**
 * Returns the one or two initials of a person without an image: the first letters of the first and last word, or a
 * single character for names in Chinese, Japanese or Korean.
 */
export function initials(name: string): string {
  const words = name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '')
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.at(-1)
  if (WIDE.test(first) || words.length === 1 || last === undefined) return first.toLocaleUpperCase('en')
  return (first + last).toLocaleUpperCase('en')
}

function firstLetter(word: string): string {
  return Array.from(word).find((char) => LETTER.test(char)) ?? ''
}

/** Returns a number from 0 to 4 that is always the same for the same name (FNV-1a). */
export function tintOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % TINTS
}
