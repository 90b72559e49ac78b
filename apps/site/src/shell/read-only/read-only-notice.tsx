import { Notice } from '@quandary/ui'
import { useEffect, type ReactNode } from 'react'
import { useSettings } from '../context/settings.ts'
import { useSite } from '../context/site-context.ts'
import * as styles from './read-only-notice.css.ts'

/**
 * While the site is read-only, says why nothing can be changed. Rendered on every page, and beside forms for writing.
 */
export function ReadOnlyNotice(): ReactNode {
  const site = useSite()
  const { readOnly } = useSettings()
  useEffect(() => {
    if (!readOnly) return
    // The code of the check is loaded on demand, because few pages need it. If loading fails, the notice stays until
    // the next page.
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
