import { ApiFailure } from '@quandary/api-client'
import type { SiteContext } from '../context/site-context.ts'
import { followStatus } from './follow-status.ts'
import { notificationStatusQuery } from './notification-status.ts'

/** Keeps the cached notification counts of a member fresh. Returns a function that stops it. */
export function followCached({ api, queryClient }: SiteContext, personId: string): () => void {
  const query = notificationStatusQuery(api, personId)
  return followStatus({
    personId,
    onStatus: (status) => queryClient.setQueryData(query.queryKey, status),
    async ask() {
      try {
        return { status: await queryClient.fetchQuery(query), over: false }
      } catch (failure) {
        const kind = failure instanceof ApiFailure ? failure.error.kind : undefined
        // A 401 or 403 ends the polling, and the query cache handles the error. Any other failure is temporary.
        return { status: undefined, over: kind === 'forbidden' || kind === 'unauthorised' }
      }
    },
  })
}
