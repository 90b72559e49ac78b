import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Queries the people invited to answer a question. */
export function invitesQuery(api: QuandaryClient, questionId: string) {
  return queryOptions({
    queryKey: ['invites', questionId],
    queryFn: ({ signal }) => unwrap(api.call('listQuestionInvites', { query: { id: questionId }, signal })),
  })
}
