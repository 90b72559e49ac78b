import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Fetches the statistics and the health of the site, which count as fresh for a minute. */
export function dashboardQuery(api: QuandaryClient) {
  return { ...operationQuery(api, 'getDashboard'), staleTime: 60_000 }
}
