import { type ApiError, ApiFailure } from '@quandary/api-client'
import { isClosed, requestText } from '@quandary/web-shell'
import { Button, ButtonGroup, ButtonLink } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { Page } from './page.tsx'
import { useWords } from '../context/site-context.ts'
import * as styles from './error-screens.css.ts'

interface EndScreenProps {
  /** The HTTP status, for decoration. */
  code?: string
  title: string
  children: ReactNode
  /** A search form, between the text and the actions. */
  search?: ReactNode
  actions: ReactNode
}

/** An error page: what happened, and links to continue. */
export function EndScreen({ code, title, children, search, actions }: EndScreenProps): ReactNode {
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
        {search}
        <div className={styles.actions}>
          <ButtonGroup>{actions}</ButtonGroup>
        </div>
      </div>
    </Page>
  )
}

/** The page for status 404. */
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

/** Error messages of browsers and of the build when the code or styles of a page fail to load. */
const LOAD_FAILURE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Returns the kind of error that the screen explains to viewers; undefined for an unexpected error. */
function reasonOf(error: unknown): 'server' | 'timeout' | 'offline' | undefined {
  if (error instanceof Error && LOAD_FAILURE.test(error.message)) return 'offline'
  const kind = error instanceof ApiFailure ? error.error.kind : undefined
  return kind === 'server' || kind === 'timeout' || kind === 'offline' ? kind : undefined
}

/** The request id, which viewers can quote to the administrators, on a separate line. */
function RequestNumber({ error }: { error: ApiError }): ReactNode {
  const { t } = useWords()
  const text = requestText(error, t)
  return text === undefined ? null : (
    <>
      <br />
      {text}
    </>
  )
}

/** Calls a function when the browser is online again. */
function useReturn(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (retry === undefined) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}

/** The screen of error boundaries. If the server could not be reached, it retries when the browser is online again. */
export function ErrorScreen({ error }: { error: unknown }): ReactNode {
  const { t } = useWords()
  const router = useRouter()
  // After code failed to load, the router does not request it again, so the page is reloaded.
  const retry = () => (error instanceof ApiFailure ? void router.invalidate() : location.reload())
  const reason = reasonOf(error)
  useReturn(reason === 'offline' ? retry : undefined)
  const actions = (
    <>
      <Button onClick={retry}>{t('error.retry')}</Button>
      <ButtonLink href="/" variant="quiet">
        {t('error.home')}
      </ButtonLink>
    </>
  )
  if (error instanceof ApiFailure && isClosed(error.error)) {
    return (
      <EndScreen code="503" title={t('maintenance.title')} actions={actions}>
        {error.error.message}
      </EndScreen>
    )
  }
  switch (reason) {
    case 'server':
      return (
        <EndScreen code="50X" title={t('error.50x_title')} actions={actions}>
          {t('error.50x')}
          {error instanceof ApiFailure && <RequestNumber error={error.error} />}
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
