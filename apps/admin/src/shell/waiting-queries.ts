import { unwrap, type QuandaryClient } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

/** Milliseconds until a count of pending work is stale. Actions that change a count refetch it at once. */
const STALE_MS = 60_000

/** Queries the number of questions that wait for approval. */
export function pendingQuestionCountQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('listAdminQuestions'), 'pending'],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listAdminQuestions', { query: { status: 'pending', page_size: 1 }, signal }))).count,
  })
}

/** Queries the number of answers that wait for approval. */
export function pendingAnswerCountQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('listAdminAnswers'), 'pending'],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listAdminAnswers', { query: { status: 'pending', page_size: 1 }, signal }))).count,
  })
}

/** Queries the number of flags that wait for a decision. */
export function pendingFlagCountQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('listReports'), 'pending'],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listReports', { query: { status: 'pending', page_size: 1 }, signal }))).count,
  })
}
