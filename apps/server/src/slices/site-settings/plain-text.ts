import { sanitizeHtml, textOf } from '@quandary/markdown'
import { InvalidFields } from '../../platform/refusals/refusal.ts'

/** Strips markup, because the texts of a site appear in page titles and headers. */
export function plainText(text: string): string {
  return textOf(sanitizeHtml(text)).trim()
}

/**
 * Returns the name of a site without markup.
 * @param field the request's field for it
 * @throws {InvalidFields} if nothing is left
 */
export function plainName(text: string, field: string): string {
  const name = plainText(text)
  if (name === '') throw new InvalidFields([{ field, message: 'validation.required' }])
  return name
}
