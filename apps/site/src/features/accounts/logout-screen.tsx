import { Button, Spinner } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { useOnce } from './use-once.ts'
import * as styles from './accounts.css.ts'

/** Ends the session and loads the front page anew, so that nothing of the person stays in the page. */
export function LogoutScreen(): ReactNode {
  const { t } = useWords()
  const { api, tokens } = useSite()
  useOnce(async () => {
    // Whatever the server says, this browser forgets the session. Without one there is nothing to end.
    if (tokens.get() !== undefined) await api.call('logout')
    tokens.clear()
    location.assign('/')
  })
  return (
    <AccountFrame title={t('header.logout')} worksPlain>
      <noscript>
        <form method="post">
          <Button type="submit">{t('header.logout')}</Button>
        </form>
      </noscript>
      <output className={styles.words}>
        <Spinner label={t('kit.loading')} />
      </output>
    </AccountFrame>
  )
}
