import { unwrap, type QuandaryClient } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

export function dashboardQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['dashboard'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await unwrap(api.call('getDashboard', { signal }))).info,
  })
}
