import type { ApiError } from '@quandary/api-client'

/**
 * Asking needs too little reputation to be refused for it, so such a refusal of a question is about a tag that does
 * not exist yet (wire: 403 for a new tag). It belongs to the tag field, where it can be mended.
 */
export function atTagField(error: ApiError): ApiError {
  if (error.reason !== 'error.rank.no_enough_rank_to_operate') return error
  const { status, reason, message } = error
  return { kind: 'fields', status, reason, message, fields: [{ error_field: 'tags', error_msg: message }] }
}
