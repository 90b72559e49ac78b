import type { ReactNode } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { SoloPage } from '../../shell/page.tsx'
import * as styles from './accounts.css.ts'

interface AccountFrameProps {
  title: string
  /** Its form can be sent without scripts, too. */
  worksPlain?: boolean
  children: ReactNode
}

/** The narrow page of everything around an account. */
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
