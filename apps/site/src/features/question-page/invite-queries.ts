import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Queries the people invited to answer a question. */
export function invitesQuery(api: QuandaryClient, questionId: string) {
  return operationQuery(api, 'listQuestionInvites', { query: { id: questionId } })
}
