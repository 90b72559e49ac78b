import { InvalidFields } from '../../platform/refusals/refusal.ts'

/**
 * Normalizes the site's address: scheme and host, no path, no trailing slash.
 * @throws {InvalidFields} if it is no http(s) address
 */
export function normaliseSiteUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidFields([{ field: 'site_url', message: 'validation.url' }])
  }
  return url.origin
}
