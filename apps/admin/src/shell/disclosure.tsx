import { ChevronRightIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'

/** Details that are collapsed at first, below a summary with an arrow that points down while they are open. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactNode {
  return (
    <details>
      <summary className={styles.summary}>
        <ChevronRightIcon className={styles.chevron} />
        {summary}
      </summary>
      {children}
    </details>
  )
}
