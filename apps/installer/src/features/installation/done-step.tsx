import { ButtonLink, Meta, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { StepHead } from './step-head.tsx'
import type { InstalledSite } from './wizard.ts'

/** Step 5: the address of the site and how to sign in. */
export function DoneStep({ site }: { site: InstalledSite }): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      <StepHead step="done" title={t('done.title')}>
        {t('done.lead', { name: site.name, url: site.url, email: site.email })}
      </StepHead>
      <Stack gap={3}>
        <div>
          <ButtonLink variant="primary" href={site.url}>
            {t('done.open')}
          </ButtonLink>
        </div>
        <Meta>{t('done.wait')}</Meta>
      </Stack>
    </>
  )
}
