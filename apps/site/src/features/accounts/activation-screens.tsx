import { ButtonGroup, ButtonLink, Link, Notice, Spinner } from '@quandary/ui'
import { takeReturnTarget } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSession } from '../../shell/session/session.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useLoginState, useViewer } from '../../shell/context/viewer.ts'
import { AccountFrame } from './account-frame.tsx'
import { WelcomeCard } from '../welcome/index.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { useOnce } from './use-once.ts'
import * as styles from './accounts.css.ts'

/** Confirms the email address with the code from the mail. */
export function ActivationScreen({ code }: { code: string }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { report } = useFailures()
  const session = useSession()
  const router = useRouter()
  const [refusal, setRefusal] = useState<string>()
  useOnce(async () => {
    const { data, error } = await api.call('verifyEmail', { body: { code } })
    if (error?.reason === 'error.two_factor.link_needs_login') return setRefusal(error.message)
    if (data) await session.begin(data.access_token)
    else if (error.kind !== 'forbidden' && error.kind !== 'refused' && error.kind !== 'fields') report(error)
    const outcome = data ? 'success' : 'failed'
    await router.navigate({ href: `/users/account-activation/${outcome}`, replace: true })
  })
  return (
    <AccountFrame title={t('auth.activation_title')}>
      {refusal === undefined ? (
        <output className={styles.words}>
          <Spinner label={t('kit.loading')} />
        </output>
      ) : (
        <>
          <Notice tone="warning" live="alert">
            {refusal}
          </Notice>
          <ButtonGroup>
            <ButtonLink href="/users/login">{t('auth.login')}</ButtonLink>
          </ButtonGroup>
        </>
      )}
    </AccountFrame>
  )
}

export function ActivationSuccessScreen(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const viewer = useViewer()
  const [target, setTarget] = useState('/')
  useOnce(async () => setTarget(takeReturnTarget()))
  return (
    <AccountFrame title={t('auth.activation_title')}>
      <Notice tone="success">{words('auth.activated')}</Notice>
      {viewer === null ? null : (
        <p className={styles.more}>
          {words('activation.username', { username: viewer.username })}{' '}
          <Link href="/users/settings/profile">{words('activation.change_username')}</Link>
        </p>
      )}
      <ButtonGroup>
        {target === '/' ? null : (
          <ButtonLink href={target} variant="primary">
            {target.startsWith('/questions/ask') ? t('header.ask') : words('activation.go_back')}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={target === '/' ? 'primary' : 'secondary'}>
          {t('error.home')}
        </ButtonLink>
      </ButtonGroup>
      <WelcomeCard />
    </AccountFrame>
  )
}

/**
 * Says that the link from the mail no longer works. A logged-in member with an unconfirmed address can request another
 * mail. For all others the screen links to the login.
 */
export function ActivationFailedScreen(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { notActivated } = useLoginState()
  return (
    <AccountFrame title={t('auth.activation_title')}>
      <Notice tone="warning" live="alert">
        {words('auth.activation_link_invalid')}
      </Notice>
      {notActivated ? (
        <InactiveNotice />
      ) : (
        <ButtonGroup>
          <ButtonLink href="/users/login">{t('auth.login')}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {t('error.home')}
          </ButtonLink>
        </ButtonGroup>
      )}
    </AccountFrame>
  )
}
