/** Limits of a display name, in characters. */
export const displayNameLength = { min: 2, max: 30 } as const

/** Letters, marks and digits of every script, spaces, dashes, and punctuation that occurs in names. */
const NAME = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}.,'’‘ʼ·・׳״_()]+$/u
const HAS_LETTER = /[\p{L}\p{N}]/u
/** Characters that are not drawn, such as the Hangul filler. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Five marks on one letter, which no script needs: they make a text overlap its neighbours. */
const STACKED_MARKS = /\p{M}{5}/u

/**
 * True if a text can be a display name: 2 to 30 letters, marks, digits, spaces and common punctuation of any script, at
 * least one letter or digit, no invisible characters, and never five marks in a row.
 */
export function isDisplayName(text: string): boolean {
  const name = text.trim().normalize('NFC')
  const length = Array.from(name).length
  if (length < displayNameLength.min || length > displayNameLength.max) return false
  return NAME.test(name) && HAS_LETTER.test(name) && !INVISIBLE.test(name) && !STACKED_MARKS.test(name)
}
