import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Queries the connectors for logging in, with texts in a language. */
export function connectorsQuery(api: QuandaryClient, language: string) {
  return queryOptions({
    queryKey: ['connectors', language],
    queryFn: ({ signal }) => unwrap(api.call('listConnectors', { signal })),
  })
}

/**
 * Queries the connectors of the viewer's account. The binding links belong to this browser and expire after some
 * minutes, so the browser always fetches them itself.
 */
export function userConnectorsQuery(api: QuandaryClient, language: string) {
  return queryOptions({
    queryKey: ['user-connectors', language],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUserConnectors', { signal })),
  })
}
