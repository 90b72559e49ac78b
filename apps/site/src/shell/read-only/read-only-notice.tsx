import { Notice } from '@quandary/ui'
import { useEffect, type ReactNode } from 'react'
import { useSettings } from '../context/settings.ts'
import { useSite } from '../context/site-context.ts'
import * as styles from './read-only-notice.css.ts'

/** Says why nothing can be changed at the moment, until the site is open again. For every page, and where people write. */
export function ReadOnlyNotice(): ReactNode {
  const site = useSite()
  const { readOnly } = useSettings()
  useEffect(() => {
    // Few pages ever need it.
    if (readOnly) void import('./look-whether-open.ts').then(({ lookWhetherOpen }) => lookWhetherOpen(site))
  }, [readOnly, site])
  return (
    readOnly && (
      <Notice tone="warning" className={styles.notice}>
        {readOnly}
      </Notice>
    )
  )
}
