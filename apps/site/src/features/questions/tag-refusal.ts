import type { ApiError } from '@quandary/api-client'

/**
 * Attributes a missing privilege to the tag field. Asking itself takes so little reputation that nobody is refused for
 * it. Such a refusal (403) therefore concerns a new tag and belongs to the tag field, where it can be fixed.
 */
export function atTagField(error: ApiError): ApiError {
  if (error.reason !== 'error.rank.no_enough_rank_to_operate') return error
  const { status, reason, message } = error
  return { kind: 'fields', status, reason, message, fields: [{ error_field: 'tags', error_msg: message }] }
}
