import type { QuandaryClient } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { useQueryClient } from '@tanstack/react-query'

/** Queries the time since which the viewer's second factor has been on. */
export function twoFactorQuery(api: QuandaryClient) {
  return { ...operationQuery(api, 'getTwoFactor'), staleTime: 0 }
}

/**
 * Returns a function that refetches the data affected by a change of the second factor: its state, and the sessions.
 */
export function useRefetchTwoFactor(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      (['getTwoFactor', 'listSessions'] as const).map((id) =>
        queryClient.invalidateQueries({ queryKey: operationKey(id) }),
      ),
    )
}
