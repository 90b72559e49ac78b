import { readSiteAddress } from '@quandary/guards'
import { InvalidFields } from '../../platform/refusals/refusal.ts'

const MESSAGES = {
  no_address: 'validation.url',
  bad_path: 'validation.site_path',
  own_name: 'validation.site_path_taken',
} as const

/**
 * Normalizes the site's address: scheme, host and, if the site is served below one, a path, without a trailing slash.
 * @throws {InvalidFields} if it cannot be the address of a site
 */
export function normaliseSiteUrl(text: string): string {
  const read = readSiteAddress(text)
  if ('address' in read) return read.address
  throw new InvalidFields([{ field: 'site_url', message: MESSAGES[read.problem] }])
}
