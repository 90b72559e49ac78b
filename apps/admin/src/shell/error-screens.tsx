import { ApiFailure } from '@quandary/api-client'
import { Brand, Button, ButtonLink, ErrorState, Header, SoloFrame } from '@quandary/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorTexts, type ErrorTexts } from './error-texts.ts'
import type { TranslateAdmin } from './language-store.ts'
import { useLanguage } from './language.tsx'
import { focusPage } from './return-focus.ts'
import { NotAdministrator } from './session.ts'
import { usePageTitle } from './use-page-title.ts'

function wordsOf(error: unknown, t: TranslateAdmin): ErrorTexts {
  if (error instanceof ApiFailure) return errorTexts(error.error, t)
  if (error instanceof NotAdministrator) return { code: '403', title: t('error.title_403'), text: t('error.403') }
  return { title: t('error.title_unexpected'), text: error instanceof Error ? error.message : '' }
}

/** Shown instead of a page that failed to load. */
export function ErrorScreen({ error }: ErrorComponentProps): ReactNode {
  const { t } = useLanguage()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const { code, title, text } = wordsOf(error, t)
  usePageTitle(title)
  const onRetry = () => {
    // The button disappears as soon as loading begins again.
    focusPage()
    reset()
    void router.invalidate()
  }
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  const home = <ButtonLink href="/">{t('error.home')}</ButtonLink>
  return (
    <ErrorState
      title={title}
      actions={
        <>
          {code === '403' ? null : retry}
          {home}
        </>
      }
      {...(code === undefined ? {} : { code })}
    >
      {text}
    </ErrorState>
  )
}

/** Shown instead of the whole back office: no permission, or nothing could be loaded. */
export function EntryErrorScreen(props: ErrorComponentProps): ReactNode {
  return (
    <SoloFrame header={<Header narrow brand={<Brand name="Quandary" href="/" column={false} />} />}>
      <ErrorScreen {...props} />
    </SoloFrame>
  )
}

/** Shown for an unknown address below /admin. */
export function NotFoundScreen(): ReactNode {
  const { t } = useLanguage()
  usePageTitle(t('error.title_404'))
  return (
    <ErrorState
      code="404"
      title={t('error.title_404')}
      actions={
        <>
          <ButtonLink variant="primary" href="/admin">
            {t('error.dashboard')}
          </ButtonLink>
          <ButtonLink href="/">{t('error.home')}</ButtonLink>
        </>
      }
    >
      {t('error.404')}
    </ErrorState>
  )
}
