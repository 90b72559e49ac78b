import { ButtonGroup, ButtonLink, Notice, Spinner } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { useStartSession } from './use-start-session.ts'
import { useOnce } from './use-once.ts'

/** The end of a login at another service: exchanges the token in the address for a session. */
export function AuthLandingScreen({ token }: { token: string }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api, tokens } = useSite()
  const enter = useStartSession()
  const [failed, setFailed] = useState(false)
  useOnce(async () => {
    const before = tokens.get()
    tokens.set(token)
    const { data } = await api.call('getCurrentUser')
    // A code is answered with another token. The same one would be a session that somebody put into a link.
    if (data && data.access_token !== token) return enter(data)
    // An invalid link must not end an existing session.
    if (before === undefined) tokens.clear()
    else tokens.set(before)
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
