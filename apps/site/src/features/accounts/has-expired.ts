import type { ApiError } from '@quandary/api-client'

/** Whether a mailed link was refused because it is used, replaced or too old. */
export function hasExpired(error: ApiError): boolean {
  return error.kind === 'forbidden' && error.type === 'url_expired'
}
