import type { ApiError } from '@quandary/api-client'

/**
 * Moves the error about a missing privilege to the tag field. For members who may not ask, the button for posting is
 * disabled. So this refusal (403) is taken to be about creating a new tag, which can be fixed in the tag field.
 */
export function atTagField(error: ApiError): ApiError {
  if (error.reason !== 'error.rank.no_enough_rank_to_operate') return error
  const { status, reason, message } = error
  return { kind: 'fields', status, reason, message, fields: [{ error_field: 'tags', error_msg: message }] }
}
