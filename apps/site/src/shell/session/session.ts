import type { ReadOperationId } from '@quandary/api-client/query'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSite, type SiteContext } from '../context/site-context.ts'
import { viewerIn, viewerQuery } from '../context/viewer.ts'

/**
 * Queries that are not invalidated when the viewer changes: the viewer is refetched anyway, and the settings are the
 * same for everybody.
 */
const SHARED: readonly unknown[] = ['getCurrentUser', 'getSiteInfo'] satisfies ReadOperationId[]

/** Invalidates all queries that may differ between viewers. Active ones are refetched. */
async function invalidatePersonalData(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !SHARED.includes(queryKey[0]),
  })
}

/** Makes the member of the stored token the viewer of the page. */
async function adoptSession({ api, queryClient }: SiteContext): Promise<void> {
  await queryClient.fetchQuery({ ...viewerQuery(api), staleTime: 0 })
  await invalidatePersonalData(queryClient)
}

/** Drops a session that the server no longer accepts (status 401). */
export function dropSession({ api, tokens, queryClient }: SiteContext): void {
  tokens.clear()
  queryClient.setQueryData(viewerQuery(api).queryKey, null)
}

/** Returns true if the browser would ask before the page is left, because a text has not been sent. */
function hasUnsentText(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/**
 * Refetches the viewer after the server has reported a change of the account's state. After a suspension, the guards
 * redirect to the page with the reason. They do so immediately or, if some text has not been sent, with the next
 * navigation.
 */
export async function refetchViewerState({ api, queryClient }: SiteContext, router: AnyRouter): Promise<void> {
  const before = viewerIn(queryClient, api)
  await queryClient.prefetchQuery({ ...viewerQuery(api), staleTime: 0 })
  const now = viewerIn(queryClient, api)
  const isNew = now?.status === 'suspended' && before?.status !== now.status
  if (isNew && !hasUnsentText()) await router.invalidate()
}

/** Returns functions that start and end the session of this browser. */
export function useSession() {
  const site = useSite()
  const begin = useCallback(
    async (token: string) => {
      site.tokens.set(token)
      await adoptSession(site)
    },
    [site],
  )
  const end = useCallback(async () => {
    dropSession(site)
    await invalidatePersonalData(site.queryClient)
  }, [site])
  return useMemo(() => ({ begin, end }), [begin, end])
}

/**
 * Minimum time between two fetches of the account when the viewer returns to the tab, in milliseconds
 * (docs/spec/screens.md#constants).
 */
const FRESH_MS = 10_000

/**
 * Synchronizes the session on hydration: the server rendered the page for the member that the reading cookie
 * identifies, but actions use this browser's token. If cookie and token disagree, the token wins. Later it refetches
 * the account when the viewer returns to the tab, because the account may have changed elsewhere.
 */
export function useSessionSync(): void {
  const site = useSite()
  const router = useRouter()
  const done = useRef(false)
  useEffect(() => {
    const { api, queryClient, tokens } = site
    if (!done.current) {
      done.current = true
      const agree = async () => {
        await adoptSession(site)
        if (!viewerIn(queryClient, api)) tokens.clear()
        await router.invalidate()
      }
      // If the server does not respond, the page does not change, and the next action reports the error.
      if (!viewerIn(queryClient, api) !== !tokens.get()) agree().catch(() => undefined)
    }
    const refetch = () => {
      const state = queryClient.getQueryState(viewerQuery(api).queryKey)
      if (!document.hidden && state?.data && Date.now() - state.dataUpdatedAt >= FRESH_MS) {
        void refetchViewerState(site, router)
      }
    }
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [site, router])
}
