import type { ApiError } from '@quandary/api-client'

/** Returns true if a mailed link was refused because it was used, replaced or expired. */
export function hasExpired(error: ApiError): boolean {
  return error.kind === 'forbidden' && error.type === 'url_expired'
}
