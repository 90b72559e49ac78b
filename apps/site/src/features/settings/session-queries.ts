import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** A session of the viewer. */
export type SessionRow = Schemas['Session']

/**
 * Queries the viewer's sessions. The current session is identified only by the token. The server renders pages without
 * the token, so only the browser loads this list.
 */
export function sessionsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listSessions'),
    staleTime: 0,
  }
}
