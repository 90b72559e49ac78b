import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { SettingsContext, settingsOf, siteInfoQuery } from './settings.ts'
import { useSite } from './site-context.ts'
import { PersonContext, viewerQuery } from './viewer.ts'

/** Hands on who the page is for and the site's settings: listened to once, because nearly every component asks. */
export function VisitProvider({ children }: { children: ReactNode }): ReactNode {
  const { api } = useSite()
  const { data: person } = useQuery({ ...viewerQuery(api), enabled: false })
  const { data: info } = useQuery({ ...siteInfoQuery(api), enabled: false })
  const settings = useMemo(() => settingsOf(info), [info])
  return (
    <PersonContext value={person ?? null}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </PersonContext>
  )
}
