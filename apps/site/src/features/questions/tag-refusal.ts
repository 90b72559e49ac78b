import type { ApiError } from '@quandary/api-client'

/**
 * Moves the error about missing reputation to the tag field. Of the permissions for asking and editing, the server
 * refuses only `tag.add` with this reason (`apps/server/src/rule-refusals.ts`), so it is about a new tag. A refusal of
 * `question.add` or `answer.add` has another reason and stays an error of the form.
 */
export function atTagField(error: ApiError): ApiError {
  if (error.reason !== 'error.rank.no_enough_rank_to_operate') return error
  const { status, reason, message } = error
  return { kind: 'fields', status, reason, message, fields: [{ error_field: 'tags', error_msg: message }] }
}
