import { ButtonGroup, ButtonLink, Notice, Spinner } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { useStartSession } from './use-start-session.ts'
import { useOnce } from './use-once.ts'

/** The end of a login at another service: exchanges the code in the address for a session. */
export function AuthLandingScreen({ code }: { code: string }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const enter = useStartSession()
  const [failed, setFailed] = useState(false)
  useOnce(async () => {
    const { data } = await api.call('loginByLandingCode', { body: { code } })
    if (data) return enter(data)
    // Shows an error, but does not sign out: an invalid link must not end an existing session.
    setFailed(true)
  })
  return (
    <AccountFrame title={t('auth.login')}>
      {failed ? (
        <>
          <Notice tone="warning" live="alert">
            {words('connector.landing_failed')}
          </Notice>
          <ButtonGroup>
            <ButtonLink href="/users/login">{t('auth.login')}</ButtonLink>
          </ButtonGroup>
        </>
      ) : (
        <output>
          <Spinner label={t('kit.loading')} />
        </output>
      )}
    </AccountFrame>
  )
}
