import { type OperationQuery, type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Queries the reasons for an action, in the language of the page. */
export function reasonsQuery(api: QuandaryClient, query: OperationQuery<'listReasons'>) {
  return queryOptions({
    queryKey: ['reasons', query],
    staleTime: Infinity,
    queryFn: ({ signal }) => unwrap(api.call('listReasons', { query, signal })),
  })
}
