/** Longest tag, in characters (product spec, tag name and slug limit). */
export const TAG_MAX_LENGTH = 35

/** Why a text was not taken as a tag. */
export type TagRefusal = 'empty' | 'too-long' | 'duplicate' | 'limit'

/**
 * How a typed text is written as a tag: trimmed, lower case, one hyphen for white space.
 */
export function writeTag(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/gu, '-')
}

/**
 * True if a tag may join the others.
 *
 * @param value the tag as written
 * @param present values already chosen; compared without regard to case
 * @param limits most tags, and most characters of one
 * @returns why not, or null when it may
 */
export function refuseTag(
  value: string,
  present: readonly string[],
  limits: { max: number; maxLength: number },
): TagRefusal | null {
  if (value === '') return 'empty'
  if (present.some((one) => one.toLowerCase() === value.toLowerCase())) return 'duplicate'
  if (Array.from(value).length > limits.maxLength) return 'too-long'
  if (present.length >= limits.max) return 'limit'
  return null
}
