import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'

/** The settings pages that an external user center may replace. */
export type ExternalSettingsPart = 'profile' | 'account'

/** Queries the addresses of the viewer's settings in the user center. */
export function externalSettingsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('getUserCenterSettings'), 'parts'],
    queryFn: async ({ signal }): Promise<Partial<Record<ExternalSettingsPart, string>>> => {
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

/**
 * Returns the external address of a settings page after the route has loaded it. Undefined if the page is part of the
 * site.
 */
export function useExternalSettings(part: ExternalSettingsPart): string | undefined {
  const { api } = useSite()
  return useQuery({ ...externalSettingsQuery(api), enabled: false }).data?.[part]
}
