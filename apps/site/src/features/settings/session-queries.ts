import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** One place where the reader is signed in. */
export type SignedInPlace = Schemas['Session']

/**
 * Where the reader is signed in. Which of them is this browser follows from the token, which pages are not rendered
 * with: the list is loaded by the browser only.
 */
export function sessionsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listSessions', { signal })),
  })
}
