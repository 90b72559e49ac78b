import type { ApiError } from '@quandary/api-client'

/**
 * Moves the error about a missing privilege to the tag field. Asking requires so little reputation that every member
 * may do it. So this refusal (403) is about a new tag, and the tag field is where it can be fixed.
 */
export function atTagField(error: ApiError): ApiError {
  if (error.reason !== 'error.rank.no_enough_rank_to_operate') return error
  const { status, reason, message } = error
  return { kind: 'fields', status, reason, message, fields: [{ error_field: 'tags', error_msg: message }] }
}
