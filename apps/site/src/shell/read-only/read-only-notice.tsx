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
    if (!readOnly) return
    // Few pages ever need it. Without it the notice stays until the next page.
    import('./look-whether-open.ts').then(({ lookWhetherOpen }) => lookWhetherOpen(site)).catch(() => undefined)
  }, [readOnly, site])
  return (
    readOnly && (
      <Notice tone="warning" className={styles.notice}>
        {readOnly}
      </Notice>
    )
  )
}
