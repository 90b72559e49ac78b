import { Notice } from '@quandary/ui'
import { useEffect, type ReactNode } from 'react'
import { siteInfoQuery, useSettings } from '../context/settings.ts'
import { useSite } from '../context/site-context.ts'
import * as styles from './read-only-notice.css.ts'

/** Milliseconds between two looks whether the site is open again. */
const LOOK_MS = 30_000

/** Says why nothing can be changed at the moment. Shown by every page, and again where people write. */
export function ReadOnlyNotice(): ReactNode {
  const { readOnly } = useSettings()
  return readOnly === '' ? null : (
    <Notice tone="warning" className={styles.notice}>
      {readOnly}
    </Notice>
  )
}

/** The notice of a page, which goes when the site is open again. */
export function PageReadOnlyNotice(): ReactNode {
  const { api, queryClient } = useSite()
  const isReadOnly = useSettings().readOnly !== ''
  useEffect(() => {
    if (!isReadOnly) return undefined
    const look = () => queryClient.fetchQuery({ ...siteInfoQuery(api), staleTime: 0 }).catch(() => undefined)
    const timer = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [api, isReadOnly, queryClient])
  return <ReadOnlyNotice />
}
