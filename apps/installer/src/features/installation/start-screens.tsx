import { Button, ButtonLink, ErrorState } from '@quandary/ui'
import { basePath, errorText } from '@quandary/web-shell'
import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { Start } from './start.ts'

interface StartScreenProps {
  start: Exclude<Start, { at: 'wizard' | 'resume' | 'importing' }>
  onRetry: () => void
}

/** Screen shown instead of the wizard when it cannot start. */
export function StartScreen({ start, onRetry }: StartScreenProps): ReactNode {
  const { t } = useLanguage()
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  switch (start.at) {
    case 'installed':
      return (
        <Ending title={t('installed')} action={<HomeLink />}>
          {t('installed_more')}
        </Ending>
      )
    case 'elsewhere':
      return (
        <Ending title={t('elsewhere')} action={retry}>
          {t('elsewhere_more')}
        </Ending>
      )
    case 'databaseFailed':
      return (
        <Ending title={t('error.database')} action={retry}>
          {t('error.database_more')}
        </Ending>
      )
    case 'failed':
      return (
        <Ending title={t('error.not_started')} action={retry}>
          {errorText(start.error, t)}
        </Ending>
      )
  }
}

function HomeLink(): ReactNode {
  const { t } = useLanguage()
  return (
    <ButtonLink variant="primary" href={`${basePath()}/`}>
      {t('home')}
    </ButtonLink>
  )
}

function Ending({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }): ReactNode {
  const { t } = useLanguage()
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
  }, [title, t])
  return (
    <ErrorState title={title} actions={action}>
      {children}
    </ErrorState>
  )
}
