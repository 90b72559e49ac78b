import { formatExactCount } from '@quandary/i18n'
import { Progress, Spinner, Stack } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice } from '../../shell/failure-notice.tsx'
import { nameOf } from './import-words.ts'
import { StepHead } from './step-head.tsx'
import type { ImportStatus } from './use-first-import.ts'

/**
 * The progress of the import. Only the current part is announced to screen readers, because the numbers change
 * constantly.
 */
export function ImportProgress({ look: { state, error } }: { look: ImportStatus }): ReactNode {
  const { t, language } = useLanguage()
  const { part = '', rows_done = 0, rows_total = 0 } = state ?? {}
  const name = part === '' ? t('noun.checking') : nameOf(part, t)
  const [done, total] = [formatExactCount(rows_done, language), formatExactCount(rows_total, language)]
  return (
    <>
      <StepHead step="content" title={t('import.running')}>
        {t('import.running_lead')}
      </StepHead>
      <Stack>
        <div>
          <output>{name}</output> {rows_total > 0 ? t('import.rows_done', { done, total }) : <Spinner />}
        </div>
        {rows_total > 0 ? <Progress label={name} value={rows_done} max={rows_total} /> : null}
        {error ? <FailureNotice title={errorText(error, t)} /> : null}
      </Stack>
    </>
  )
}
