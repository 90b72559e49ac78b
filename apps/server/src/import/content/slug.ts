import { isValidSlug, MAX_TAG_LENGTH, normaliseSlug } from '../../slices/tags/index.ts'

/**
 * Derives the slug of a tag from its name in the source. Characters that are invalid in slugs become hyphens.
 * @returns undefined if nothing usable is left
 */
export function slugFrom(name: string): string | undefined {
  const exact = normaliseSlug(name)
  if (isValidSlug(exact)) return exact
  const plain = exact.replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}.+#-]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  const short = [...plain].slice(0, MAX_TAG_LENGTH).join('')
  return isValidSlug(short) ? short : undefined
}
