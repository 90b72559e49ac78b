import type { ReactNode } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { SoloPage } from '../../shell/page.tsx'
import * as styles from './accounts.css.ts'

interface AccountFrameProps {
  title: string
  /** True if the form also works without scripts. */
  worksPlain?: boolean
  children: ReactNode
}

/** The narrow layout of the account pages. */
export function AccountFrame({ title, worksPlain = false, children }: AccountFrameProps): ReactNode {
  const { t } = useWords()
  return (
    <SoloPage>
      <div className={styles.frame}>
        <h1>{title}</h1>
        {worksPlain ? null : <noscript>{t('auth.needs_script')}</noscript>}
        {children}
      </div>
    </SoloPage>
  )
}
