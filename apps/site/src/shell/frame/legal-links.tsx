import { Link } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../context/settings.ts'
import { useWords } from '../context/site-context.ts'

/** Links to those legal texts that the site has. */
export function LegalLinks(): ReactNode {
  const { t } = useWords()
  const { hasTerms, hasPrivacyPolicy } = useSettings()
  return (
    <>
      {hasTerms ? <Link href="/tos">{t('legal.tos')}</Link> : null}
      {hasPrivacyPolicy ? <Link href="/privacy">{t('legal.privacy')}</Link> : null}
    </>
  )
}
