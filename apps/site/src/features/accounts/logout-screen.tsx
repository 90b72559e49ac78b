import { Button, Spinner } from '@quandary/ui'
import { basePath } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { useOnce } from './use-once.ts'
import * as styles from './accounts.css.ts'

/** Ends the session and reloads the home page, so that no data of the member stays in memory. */
export function LogoutScreen(): ReactNode {
  const { t } = useWords()
  const { api, tokens } = useSite()
  useOnce(async () => {
    // The browser deletes its token even if the server refuses the logout. Without a token, there is no session to end.
    if (tokens.get() !== undefined) await api.call('logout')
    tokens.clear()
    location.assign(`${basePath()}/`)
  })
  return (
    <AccountFrame title={t('header.logout')} worksWithoutScripts>
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
