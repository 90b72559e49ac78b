import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { Page } from '../../shell/frame/page.tsx'
import * as styles from './accounts.css.ts'

interface AccountFrameProps {
  title: string
  /** True to show a welcome with the site's description above the title. */
  welcome?: boolean
  /** True if the form also works without scripts. */
  worksWithoutScripts?: boolean
  children: ReactNode
}

/** The narrow layout of the account pages. */
export function AccountFrame({
  title,
  welcome = false,
  worksWithoutScripts = false,
  children,
}: AccountFrameProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { name, description } = useSettings()
  return (
    <Page>
      <div className={styles.frame}>
        {welcome ? (
          <hgroup>
            <p className={styles.welcome}>{words('auth.welcome', { siteName: name })}</p>
            <h1>{title}</h1>
            {description === '' ? null : <p className={styles.description}>{description}</p>}
          </hgroup>
        ) : (
          <h1>{title}</h1>
        )}
        {worksWithoutScripts ? null : <noscript>{t('auth.needs_script')}</noscript>}
        {children}
      </div>
    </Page>
  )
}
