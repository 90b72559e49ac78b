import { PageHead, SkeletonList, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { AdminMessageKey } from '../../shell/language-store.ts'
import { useLanguage } from '../../shell/language.tsx'

/** Placeholder of a list. */
export function ListPending({ title }: { title: AdminMessageKey }): ReactNode {
  const { t } = useLanguage()
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        <PageHead title={t(title)} />
        <SkeletonList rows={8} />
      </Stack>
    </div>
  )
}
