import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The services to log in with, in the words of a language. */
export function connectorsQuery(api: QuandaryClient, language: string) {
  return queryOptions({
    queryKey: ['connectors', language],
    queryFn: ({ signal }) => unwrap(api.call('listConnectors', { signal })),
  })
}

/**
 * The services with what the reader has bound. The links that bind are made for this browser and for some minutes, so the
 * browser loads them itself, anew each time.
 */
export function userConnectorsQuery(api: QuandaryClient, language: string) {
  return queryOptions({
    queryKey: ['user-connectors', language],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUserConnectors', { signal })),
  })
}
