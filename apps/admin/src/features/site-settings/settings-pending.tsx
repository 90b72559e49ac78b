import { PageHead, ReadingColumn, Skeleton, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { AdminMessageKey } from '../../shell/language-store.ts'
import { useLanguage } from '../../shell/language.tsx'

const FIELDS = [1, 2, 3, 4]

/** Placeholder for a settings form. */
export function SettingsPending({ title }: { title: AdminMessageKey }): ReactNode {
  const { t } = useLanguage()
  return (
    <Stack gap={4} aria-busy="true">
      <PageHead title={t(title)} />
      <ReadingColumn>
        <Stack gap={6}>
          {FIELDS.map((field) => (
            <Stack key={field} gap={2}>
              <Skeleton width="8rem" />
              <Skeleton height="2.25rem" />
            </Stack>
          ))}
        </Stack>
      </ReadingColumn>
    </Stack>
  )
}
