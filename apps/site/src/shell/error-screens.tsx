import { ApiFailure } from '@quandary/api-client'
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

/** What browsers and the build say when code or styles of a page do not come. */
const NOT_COME = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Why a page failed, as far as readers tell it apart (ux 14). */
function reasonOf(error: unknown): 'server' | 'timeout' | 'offline' | undefined {
  if (error instanceof Error && NOT_COME.test(error.message)) return 'offline'
  const kind = error instanceof ApiFailure ? error.error.kind : undefined
  return kind === 'server' || kind === 'timeout' || kind === 'offline' ? kind : undefined
}

/** What is shown when a page fails. */
export function ErrorScreen({ error }: { error: unknown }): ReactNode {
  const { t } = useWords()
  const router = useRouter()
  // Code that did not come is not asked for a second time within the same page.
  const retry = () => (error instanceof ApiFailure ? void router.invalidate() : location.reload())
  const actions = (
    <>
      <Button onClick={retry}>{t('error.retry')}</Button>
      <ButtonLink href="/" variant="quiet">
        {t('error.home')}
      </ButtonLink>
    </>
  )
  switch (reasonOf(error)) {
    case 'server':
      return (
        <EndScreen code="50X" title={t('error.50x_title')} actions={actions}>
          {t('error.50x')}
        </EndScreen>
      )
    case 'timeout':
      return (
        <EndScreen title={t('error.timeout_title')} actions={actions}>
          {t('error.timeout')}
        </EndScreen>
      )
    case 'offline':
      return (
        <EndScreen title={t('offline.title')} actions={actions}>
          {t('offline.text')}
        </EndScreen>
      )
    case undefined:
      return (
        <EndScreen title={t('error.unexpected')} actions={actions}>
          {error instanceof Error ? error.message : t('error.50x')}
        </EndScreen>
      )
  }
}
