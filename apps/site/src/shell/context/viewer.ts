import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { deriveLoginState, type LoginState, type Viewer } from '@quandary/guards'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** The viewer, or null for a guest. */
export type Person = Schemas['CurrentUser'] | null

/** Queries the member to whom the session belongs. */
export function viewerQuery(api: QuandaryClient) {
  return { ...operationQuery(api, 'getCurrentUser'), staleTime: Infinity }
}

/** Returns the facts about a viewer that guards and permissions use. */
export function viewerFacts(person: Person | undefined): Viewer {
  if (!person) return null
  const { id, role_id: roleId, status, mail_status: mailStatus, rank } = person
  return { id, roleId, status, mailStatus, rank }
}

/** Returns the cached viewer, for routes. The root route has loaded it. */
export function viewerIn(queryClient: QueryClient, api: QuandaryClient): Person {
  return queryClient.getQueryData(viewerQuery(api).queryKey) ?? null
}

/** Provides the viewer to components. */
export const PersonContext = createContext<Person>(null)

export function useViewer(): Person {
  return useContext(PersonContext)
}

/** Returns the login state of the viewer. */
export function useLoginState(): LoginState {
  return deriveLoginState(viewerFacts(useViewer()))
}
