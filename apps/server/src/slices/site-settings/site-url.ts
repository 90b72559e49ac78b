import { InvalidFields } from '../../platform/http/refusal.ts'

/**
 * The form in which a site's address is stored: scheme and host, no path, no slash at the end.
 * @throws {InvalidFields} when it is no http(s) address
 */
export function normaliseSiteUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidFields([{ field: 'site_url', message: 'validation.url' }])
  }
  return url.origin
}
