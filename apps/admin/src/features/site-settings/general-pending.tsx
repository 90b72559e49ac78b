import { PageHead, ReadingColumn, Skeleton, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'

/** The form before its values are there. */
export function GeneralPending(): ReactNode {
  const { t } = useLanguage()
  return (
    <div aria-busy="true">
      <PageHead title={t('nav.general')} />
      <ReadingColumn>
        <Stack gap={6}>
          {['name', 'short_description', 'description', 'site_url', 'contact_email'].map((name) => (
            <Stack key={name} gap={2}>
              <Skeleton width="8rem" />
              <Skeleton height={name === 'description' ? '7.5rem' : '2.25rem'} />
            </Stack>
          ))}
        </Stack>
      </ReadingColumn>
    </div>
  )
}
