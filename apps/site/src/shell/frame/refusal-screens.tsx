import { ButtonLink } from '@quandary/ui'
import type { ReactNode } from 'react'
import { loginHref } from '../../addresses.ts'
import * as styles from './error-screens.css.ts'
import { EndScreen } from './error-screens.tsx'
import { Page } from './page.tsx'
import { useWords } from '../context/site-context.ts'
import { useViewer } from '../context/viewer.ts'

/** The link to the login, for guests. */
function LoginLink(): ReactNode {
  const { t } = useWords()
  if (useViewer() !== null) return null
  return (
    <ButtonLink href={loginHref()} variant="quiet">
      {t('auth.login')}
    </ButtonLink>
  )
}

/** The page for status 403. */
export function ForbiddenScreen(): ReactNode {
  const { t } = useWords()
  const actions = (
    <>
      <ButtonLink href="/">{t('error.home')}</ButtonLink>
      <LoginLink />
    </>
  )
  return (
    <EndScreen code="403" title={t('error.403_title')} actions={actions}>
      {t('error.403')}
    </EndScreen>
  )
}

/**
 * Says why a post cannot be edited now.
 *
 * @param words the server's reason
 * @param post address of the post
 */
export function RefusedScreen({ words, post }: { words: string; post: string }): ReactNode {
  const { t } = useWords()
  return (
    <EndScreen
      code="403"
      title={t('error.403_title')}
      actions={<ButtonLink href={post}>{t('error.back_to_post')}</ButtonLink>}
    >
      {words}
    </EndScreen>
  )
}

export function MaintenanceScreen(): ReactNode {
  const { t } = useWords()
  return (
    <Page>
      <div className={styles.screen}>
        <h1>{t('maintenance.title')}</h1>
        <p className={styles.words}>{t('maintenance')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/">{t('error.retry')}</ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** The page to which the server redirects a browser after a failed request, with its message. */
export function FailedScreen({ title, words }: { title: string | undefined; words: string | undefined }): ReactNode {
  const { t } = useWords()
  const actions = (
    <>
      <ButtonLink href="/">{t('error.home')}</ButtonLink>
      <LoginLink />
    </>
  )
  return (
    <EndScreen {...(words === undefined && { code: '50X' })} title={title ?? t('error.50x_title')} actions={actions}>
      {words ?? t('error.50x')}
    </EndScreen>
  )
}
