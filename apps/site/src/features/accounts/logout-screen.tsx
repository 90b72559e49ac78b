import { Spinner } from '@quandary/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSite, useWords } from '../../shell/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import * as styles from './accounts.css.ts'

/** Ends the session and loads the front page anew, so that nothing of the person stays in the page. */
export function LogoutScreen(): ReactNode {
  const { t } = useWords()
  const { api, tokens } = useSite()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    // Whatever the server says, this browser forgets the session.
    void api.call('logout').then(() => {
      tokens.clear()
      location.assign('/')
    })
  }, [api, tokens])
  return (
    <AccountFrame title={t('header.logout')}>
      <p className={styles.words} role="status">
        <Spinner label={t('kit.loading')} />
      </p>
    </AccountFrame>
  )
}
