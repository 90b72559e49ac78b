import { ButtonLink } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'

/** Leads to the site as it is without custom CSS and HTML (`docs/spec/domain.md#settings`). */
export function WithoutCustom(): ReactNode {
  const { t } = useLanguage()
  return (
    <div>
      <ButtonLink size="sm" href="/?custom=off">
        {t('css_html.without')}
      </ButtonLink>
    </div>
  )
}
