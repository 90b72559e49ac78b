import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { useLanguage } from './language.tsx'
import { siteInfoQuery } from './session.ts'

/** Sets the page title, with the site's name once it is known. */
export function usePageTitle(page: string): void {
  const { t } = useLanguage()
  const { data } = useQuery({ ...siteInfoQuery(api), enabled: false })
  const site = data?.general.name ?? 'Quandary'
  useEffect(() => {
    document.title = t('document_title', { page, site })
  }, [page, site, t])
}
