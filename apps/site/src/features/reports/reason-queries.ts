import type { OperationQuery, QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Queries the reasons for an action, in the language of the page. */
export function reasonsQuery(api: QuandaryClient, query: OperationQuery<'listReasons'>) {
  return {
    ...operationQuery(api, 'listReasons', { query }),
    staleTime: Infinity,
  }
}
