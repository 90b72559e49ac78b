import { formatDateTime, formatRelativeTime } from '@quandary/i18n'
import { Time } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { siteInfoQuery } from '../../shell/session.ts'

/**
 * Shows how long ago a time was, with the date and time in the site's time zone as tooltip. `at` is in unix seconds; 0
 * means never.
 */
export function Day({ at }: { at: number }): ReactNode {
  const { language } = useLanguage()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  if (at === 0) return '–'
  const format = { language, timeZone: site.interface.time_zone }
  return (
    <Time dateTime={new Date(at * 1000).toISOString()} title={formatDateTime(at, format)}>
      {formatRelativeTime(at, { ...format, now })}
    </Time>
  )
}
