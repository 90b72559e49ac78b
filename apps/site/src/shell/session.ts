import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSite, type SiteContext } from './site-context.ts'
import { viewerIn, viewerQuery } from './viewer.ts'

/** Marks everything that may look different for another person as old; what is shown is loaded again. */
async function forgetWhatOthersSee(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'viewer' && queryKey[0] !== 'site-info',
  })
}

/** Makes the page the page of whoever the kept token names. */
async function adoptSession({ api, queryClient }: SiteContext): Promise<void> {
  await queryClient.fetchQuery({ ...viewerQuery(api), staleTime: 0 })
  await forgetWhatOthersSee(queryClient)
}

/** Forgets a session that the server does not know any more (product spec §8: 401 clears the session). */
export function forgetSession({ api, tokens, queryClient }: SiteContext): void {
  tokens.clear()
  queryClient.setQueryData(viewerQuery(api).queryKey, null)
}

/**
 * Asks anew who is there, after the server said that the account may not go on as it was (product spec §8). Where it was
 * suspended, the guards lead on to the reason; drafts are kept.
 */
export async function adoptState({ api, queryClient }: SiteContext, router: AnyRouter): Promise<void> {
  const before = viewerIn(queryClient, api)
  await queryClient.prefetchQuery({ ...viewerQuery(api), staleTime: 0 })
  const now = viewerIn(queryClient, api)
  if (now?.status === 'suspended' && before?.status !== now.status) await router.invalidate()
}

/** Begins and ends the session of this browser. */
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
    forgetSession(site)
    await forgetWhatOthersSee(site.queryClient)
  }, [site])
  return useMemo(() => ({ begin, end }), [begin, end])
}

/**
 * After the page has come alive: the page was rendered for the reading cookie, but acts need the token of this
 * browser. Where the two disagree, the token decides.
 */
export function useSessionSync(): void {
  const site = useSite()
  const queryClient = useQueryClient()
  const router = useRouter()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const rendered = queryClient.getQueryData(viewerQuery(site.api).queryKey) ?? null
    const hasToken = site.tokens.get() !== undefined
    if ((rendered !== null) === hasToken) return
    const agree = async () => {
      await adoptSession(site)
      const now = queryClient.getQueryData(viewerQuery(site.api).queryKey) ?? null
      if (now === null) site.tokens.clear()
      await router.invalidate()
    }
    // Without an answer the page stays as it is; the next act tells what is wrong.
    agree().catch(() => undefined)
  }, [site, queryClient, router])
}
