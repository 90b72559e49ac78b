import { ApiFailure, type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { deriveLoginState, type LoginState, type Viewer } from '@quandary/guards'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** The person the page is for, or null for a guest. */
export type Person = Schemas['CurrentUser'] | null

/** How the person with the session is loaded. */
export function viewerQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['viewer'],
    staleTime: Infinity,
    queryFn: async ({ client, queryKey, signal }): Promise<Person> => {
      try {
        return await unwrap(api.call('getCurrentUser', { signal }))
      } catch (failure) {
        const known = client.getQueryData<Person>(queryKey)
        // Suspended people are told nothing but that; whoever is on the page becomes one of them.
        if (known && isSuspension(failure)) return { ...known, status: 'suspended' }
        throw failure
      }
    },
  })
}

function isSuspension(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  return failure.error.kind === 'forbidden' && failure.error.type === 'suspended'
}

/** The facts that guards and permissions judge by. */
export function viewerFacts(person: Person | undefined): Viewer {
  if (!person) return null
  const { id, role_id: roleId, status, mail_status: mailStatus, rank } = person
  return { id, roleId, status, mailStatus, rank }
}

/** The person for routes, once the root route has loaded them. */
export function viewerIn(queryClient: QueryClient, api: QuandaryClient): Person {
  return queryClient.getQueryData(viewerQuery(api).queryKey) ?? null
}

/** Hands the person to components. */
export const PersonContext = createContext<Person>(null)

/** The person for components. */
export function useViewer(): Person {
  return useContext(PersonContext)
}

/** What follows from the session of the person. */
export function useLoginState(): LoginState {
  return deriveLoginState(viewerFacts(useViewer()))
}
