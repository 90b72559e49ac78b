import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { PermissionsContext, permissionsQuery } from './permissions.ts'
import { SettingsContext, settingsOf, siteInfoQuery } from './settings.ts'
import { useSite } from './site-context.ts'
import { PersonContext, viewerQuery } from './viewer.ts'

const nothingKnown = {}

/**
 * Provides the viewer, their permissions and the site's settings. It subscribes to the queries once, because nearly
 * every component reads them.
 */
export function VisitProvider({ children }: { children: ReactNode }): ReactNode {
  const { api } = useSite()
  const { data: person } = useQuery({ ...viewerQuery(api), enabled: false })
  const { data: info } = useQuery({ ...siteInfoQuery(api), enabled: false })
  const { data: permissions } = useQuery({ ...permissionsQuery(api), enabled: false })
  const settings = useMemo(() => settingsOf(info), [info])
  return (
    <PersonContext value={person ?? null}>
      <PermissionsContext value={permissions ?? nothingKnown}>
        <SettingsContext value={settings}>{children}</SettingsContext>
      </PermissionsContext>
    </PersonContext>
  )
}
