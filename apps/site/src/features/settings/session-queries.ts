import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A session of the viewer. */
export type SignedInPlace = Schemas['Session']

/**
 * Queries the viewer's sessions. Only the token tells which one is current, and pages are rendered without it, so only
 * the browser loads this list.
 */
export function sessionsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listSessions', { signal })),
  })
}
