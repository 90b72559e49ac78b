/** Maximum length of a tag in characters. */
export const TAG_MAX_LENGTH = 35

/** Reason why a text is not accepted as a tag. */
export type TagRefusal = 'empty' | 'too-long' | 'duplicate' | 'limit'

/** Normalises typed text to a tag: trimmed, lower case, one hyphen per run of white space. */
export function normalizeTag(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/gu, '-')
}

/**
 * Validates a new tag.
 *
 * @param value the normalised tag
 * @param present values already chosen; compared case-insensitively
 * @param limits maximum number of tags (0 for any number), and of characters of a tag
 * @returns the reason for a refusal, or null
 */
export function tagRefusal(
  value: string,
  present: readonly string[],
  limits: { max: number; maxLength: number },
): TagRefusal | null {
  if (value === '') return 'empty'
  if (present.some((one) => one.toLowerCase() === value.toLowerCase())) return 'duplicate'
  if (Array.from(value).length > limits.maxLength) return 'too-long'
  if (limits.max > 0 && present.length >= limits.max) return 'limit'
  return null
}
