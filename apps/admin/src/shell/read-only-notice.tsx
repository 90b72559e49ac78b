import { Notice } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from './api.ts'
import * as styles from './read-only-notice.css.ts'
import { siteInfoQuery } from './session.ts'

/** Milliseconds between two checks whether the site can be changed again. */
const POLL_MS = 30_000

/** A notice with the reason why nothing can be changed at the moment. */
export function ReadOnlyNotice(): ReactNode {
  const { data: site } = useQuery({ ...siteInfoQuery(api), refetchInterval: POLL_MS })
  return site === undefined || site.read_only === '' ? null : (
    <Notice tone="warning" live="status" className={styles.notice}>
      {site.read_only}
    </Notice>
  )
}
