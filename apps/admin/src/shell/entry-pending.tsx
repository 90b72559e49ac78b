import { Skeleton, SoloFrame, Stack, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

/** Placeholder until the viewer is known. */
export function EntryPending(): ReactNode {
  const { t } = useLanguage()
  return (
    <SoloFrame>
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{t('kit.loading')}</VisuallyHidden>
        </h1>
        <Stack>
          <Skeleton width="40%" height="2rem" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </Stack>
      </div>
    </SoloFrame>
  )
}
