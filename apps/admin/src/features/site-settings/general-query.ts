import { unwrap, type QuandaryClient } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Name, descriptions, address and contact of the site. */
export function generalQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['settings', 'general'],
    queryFn: ({ signal }) => unwrap(api.call('getGeneralSettings', { signal })),
  })
}
