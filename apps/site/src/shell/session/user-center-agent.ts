import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { requireNoSignUpAgent } from '@quandary/guards'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { SiteContext } from '../context/site-context.ts'
import { useSite } from '../context/site-context.ts'

/** The external user center that manages the accounts. Null if the site manages them itself. */
export type UserCenter = Schemas['UserCenterAgent']['agent_info']

/** Queries the user center. The result is cached for the whole visit. */
export function userCenterQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('getUserCenterAgent'), 'enabled'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<UserCenter> => {
      const { enabled, agent_info: agent } = await unwrap(api.call('getUserCenterAgent', { signal }))
      return enabled ? agent : null
    },
  })
}

/** Returns the cached user center, for components. The root route has loaded it. */
export function useUserCenter(): UserCenter {
  const { api } = useSite()
  return useQuery({ ...userCenterQuery(api), enabled: false }).data ?? null
}

/** Returns the cached user center, for routes. The root route has loaded it. */
export function userCenterIn({ api, queryClient }: SiteContext): UserCenter {
  return queryClient.getQueryData(userCenterQuery(api).queryKey) ?? null
}

/**
 * Redirects a sign-up to the user center, if it replaces the site's own accounts.
 *
 * @throws a redirect, for the router
 */
export function redirectSignUpToUserCenter(context: SiteContext): void {
  const agent = userCenterIn(context)
  const replaces = agent !== null && !agent.enabled_original_user_system
  const result = requireNoSignUpAgent(replaces ? { signUpUrl: agent.sign_up_redirect_url } : null)
  if ('redirect' in result) throw redirect({ href: result.redirect, reloadDocument: true })
}

/**
 * Redirects to the login of the user center. Without a user center, the page does not exist.
 *
 * @throws a redirect or `notFound`, for the router
 */
export function redirectToUserCenter(context: SiteContext): never {
  const agent = userCenterIn(context)
  throw agent === null ? notFound() : redirect({ href: agent.login_redirect_url, reloadDocument: true })
}
