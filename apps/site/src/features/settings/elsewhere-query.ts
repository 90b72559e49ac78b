import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/site-context.ts'

/** The settings that the place that keeps the accounts can take the place of. */
export type ElsewherePart = 'profile' | 'account'

/** Where the reader changes settings that are kept elsewhere. */
export function elsewhereQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['user-center-settings'],
    queryFn: async ({ signal }): Promise<Partial<Record<ElsewherePart, string>>> => {
      const { profile_setting_agent: profile, account_setting_agent: account } = await unwrap(
        api.call('getUserCenterSettings', { signal }),
      )
      return {
        ...(profile.enabled && { profile: profile.redirect_url }),
        ...(account.enabled && { account: account.redirect_url }),
      }
    },
  })
}

/** The address at which a part is changed instead, once the route has loaded it; undefined for a part of the site. */
export function useElsewhere(part: ElsewherePart): string | undefined {
  const { api } = useSite()
  return useQuery({ ...elsewhereQuery(api), enabled: false }).data?.[part]
}
