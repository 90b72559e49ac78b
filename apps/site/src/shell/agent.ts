import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { requireNoSignUpAgent } from '@quandary/guards'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { SiteContext } from './site-context.ts'
import { useSite } from './site-context.ts'

/** The place elsewhere that keeps the accounts; null where the site keeps them itself. */
export type Agent = Schemas['UserCenterAgent']['agent_info']

/** How the agent is loaded; it holds for the whole visit. */
export function agentQuery(api: QuandaryClient, language: string) {
  return queryOptions({
    queryKey: ['user-center-agent', language],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Agent> => {
      const { enabled, agent_info: agent } = await unwrap(api.call('getUserCenterAgent', { signal }))
      return enabled ? agent : null
    },
  })
}

/** The agent for components, once the root route has loaded it. */
export function useAgent(): Agent {
  const { api, facts } = useSite()
  return useQuery({ ...agentQuery(api, facts.language), enabled: false }).data ?? null
}

/** The agent for routes, once the root route has loaded it. */
export function agentIn({ api, facts, queryClient }: SiteContext): Agent {
  return queryClient.getQueryData(agentQuery(api, facts.language).queryKey) ?? null
}

/**
 * Leads who wants to sign up to the agent, where it has taken the place of the site's own accounts (product spec §4).
 *
 * @throws a redirect, for the router
 */
export function leaveSignUpToAgent(context: SiteContext): void {
  const agent = agentIn(context)
  const replaces = agent !== null && !agent.enabled_original_user_system
  const result = requireNoSignUpAgent(replaces ? { signUpUrl: agent.sign_up_redirect_url } : null)
  if ('redirect' in result) throw redirect({ href: result.redirect, reloadDocument: true })
}

/**
 * Leads to the login at the agent; without an agent there is no such page.
 *
 * @throws a redirect or the not-found sign, for the router
 */
export function goToAgent(context: SiteContext): never {
  const agent = agentIn(context)
  throw agent === null ? notFound() : redirect({ href: agent.login_redirect_url, reloadDocument: true })
}
