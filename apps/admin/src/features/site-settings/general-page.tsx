import { PageHead } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { GeneralForm } from './general-form.tsx'
import { generalQuery } from './general-query.ts'

/** Settings › General. */
export function GeneralPage(): ReactNode {
  const { t } = useLanguage()
  const { data: saved } = useSuspenseQuery(generalQuery(api))
  usePageTitle(t('nav.general'))
  return (
    <>
      <PageHead title={t('nav.general')} />
      <GeneralForm saved={saved} />
    </>
  )
}
