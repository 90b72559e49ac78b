import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** A session of the viewer. */
export type SessionRow = Schemas['Session']

/**
 * Queries the viewer's sessions. Only the token tells which one is current, and the server renders pages without it, so
 * only the browser loads this list.
 */
export function sessionsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listSessions'),
    staleTime: 0,
  }
}
