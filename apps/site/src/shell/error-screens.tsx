import { Button, ButtonGroup, ButtonLink } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loginHref } from '../addresses.ts'
import { Page, SoloPage } from './page.tsx'
import { useWords } from './site-context.ts'
import { useViewer } from './viewer.ts'
import * as styles from './error-screens.css.ts'

interface EndScreenProps {
  /** The HTTP code, as a sign. */
  code?: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page that ends here: what happened and where to go. */
function EndScreen({ code, title, children, actions }: EndScreenProps): ReactNode {
  return (
    <Page>
      <div className={styles.screen}>
        {code === undefined ? null : (
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
        )}
        <h1>{title}</h1>
        <p className={styles.words}>{children}</p>
        <div className={styles.actions}>
          <ButtonGroup>{actions}</ButtonGroup>
        </div>
      </div>
    </Page>
  )
}

/** The way to the login, for those who have not gone it. */
function LoginWay(): ReactNode {
  const { t } = useWords()
  if (useViewer() !== null) return null
  return (
    <ButtonLink href={loginHref()} variant="quiet">
      {t('auth.login')}
    </ButtonLink>
  )
}

/** The page that does not exist. */
export function NotFoundScreen(): ReactNode {
  const { t } = useWords()
  const actions = (
    <>
      <ButtonLink href="/">{t('error.home')}</ButtonLink>
      <ButtonLink href="/search" variant="quiet">
        {t('header.search')}
      </ButtonLink>
    </>
  )
  return (
    <EndScreen code="404" title={t('error.404_title')} actions={actions}>
      {t('error.404')}
    </EndScreen>
  )
}

/** The page this reader may not see. */
export function ForbiddenScreen(): ReactNode {
  const { t } = useWords()
  const actions = (
    <>
      <ButtonLink href="/">{t('error.home')}</ButtonLink>
      <LoginWay />
    </>
  )
  return (
    <EndScreen code="403" title={t('error.403_title')} actions={actions}>
      {t('error.403')}
    </EndScreen>
  )
}

/**
 * The post that cannot be edited now.
 *
 * @param words the reason, as the server gives it
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

/** The whole site, for as long as somebody works on it. */
export function MaintenanceScreen(): ReactNode {
  const { t } = useWords()
  return (
    <SoloPage>
      <div className={styles.screen}>
        <h1>{t('maintenance.title')}</h1>
        <p className={styles.words}>{t('maintenance')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/">{t('error.retry')}</ButtonLink>
        </div>
      </div>
    </SoloPage>
  )
}

/** Where the server leads a browser whose wish failed, with what it says about it. */
export function FailedScreen({ title, words }: { title: string | undefined; words: string | undefined }): ReactNode {
  const { t } = useWords()
  const actions = (
    <>
      <ButtonLink href="/">{t('error.home')}</ButtonLink>
      <LoginWay />
    </>
  )
  return (
    <EndScreen title={title ?? t('error.unexpected')} actions={actions}>
      {words ?? t('error.50x')}
    </EndScreen>
  )
}

/** What is shown when a page fails. */
export function ErrorScreen({ error }: { error: unknown }): ReactNode {
  const { t } = useWords()
  const router = useRouter()
  const actions = (
    <>
      <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
      <ButtonLink href="/" variant="quiet">
        {t('error.home')}
      </ButtonLink>
    </>
  )
  return (
    <EndScreen title={t('error.unexpected')} actions={actions}>
      {error instanceof Error ? error.message : t('error.50x')}
    </EndScreen>
  )
}
