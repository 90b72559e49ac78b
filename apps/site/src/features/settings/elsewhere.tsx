import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { ButtonGroup, ButtonLink, Notice } from '@quandary/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/account-words.ts'
import { useAgent } from '../../shell/agent.ts'
import { useSite } from '../../shell/site-context.ts'
import * as styles from './settings.css.ts'

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

/** In place of a part that is changed elsewhere: who keeps it, and the way there. */
export function Elsewhere({ part, url }: { part: ElsewherePart; url: string }): ReactNode {
  const words = useAccountWords()
  const name = useAgent()?.display_name ?? ''
  return (
    <div className={styles.sectionBody}>
      <Notice>{words(`elsewhere.${part}`, { name })}</Notice>
      <ButtonGroup>
        <ButtonLink href={url} variant="primary">
          {words('elsewhere.go')}
        </ButtonLink>
      </ButtonGroup>
    </div>
  )
}
