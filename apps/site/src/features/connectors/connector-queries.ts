import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Queries the connectors for logging in. */
export function connectorsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listConnectors')
}

/**
 * Queries the connectors of the viewer's account. The response contains binding links, which belong to this browser and
 * expire after some minutes. So the browser always fetches them itself instead of using data from the server-rendered
 * page.
 */
export function userConnectorsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listUserConnectors'),
    staleTime: 0,
  }
}
