import type { Schemas } from '@quandary/api-client'
import { Button, FieldStack, Section, Stack } from '@quandary/ui'
import { useForm, useSubmission } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice, FormFailureNotice } from '../../shell/failure-notice.tsx'
import { importBody, SourceFields, validateContent, type ContentDraft } from '../answers/index.ts'
import { buttons } from './installer.css.ts'
import { StepHead } from './step-head.tsx'

interface ImportFailedProps {
  failed: Schemas['InstallImport']
  content: ContentDraft
  /** Called when the import was started again. */
  onStarted: () => void
  /** The button that opens the site without the rest of the import. */
  children: ReactNode
}

/** Shown after a failed import: resume it, start another one, or open the site with the content imported so far. */
export function ImportFailed({ failed, content, onStarted, children }: ImportFailedProps): ReactNode {
  const { t } = useLanguage()
  const { failure, busy, send } = useSubmission()
  const goOn = () => send(() => api.call('retryInstallationImport', { body: {} }), { done: onStarted })
  return (
    <>
      <StepHead step="content" title={t('import.failed')}>
        {t('import.failed_lead')}
      </StepHead>
      <Stack gap={6}>
        <FailureNotice title={t(failed.interrupted ? 'import.interrupted' : 'import.not_imported')}>
          {/* Importers write their messages in English, whatever the language of the page. */}
          {failed.message === '' ? (
            failed.interrupted ? undefined : (
              t('import.see_log')
            )
          ) : (
            <span lang="en">{failed.message}</span>
          )}
        </FailureNotice>
        <FormFailureNotice failure={failure} />
        <div className={buttons}>
          <Button variant="primary" busy={busy} busyText={t('import.starting')} onClick={() => void goOn()}>
            {t(failed.interrupted ? 'import.go_on' : 'retry')}
          </Button>
          {children}
        </div>
        <Section title={t('import.other')}>
          <OtherImport content={content} onStarted={onStarted} />
        </Section>
      </Stack>
    </>
  )
}

function OtherImport({ content, onStarted }: Pick<ImportFailedProps, 'content' | 'onStarted'>): ReactNode {
  const { t } = useLanguage()
  const form = useForm<ContentDraft, unknown>({
    initial: { ...content, content: 'import' },
    check: (draft) => validateContent(draft, t),
    send: (draft) => api.call('retryInstallationImport', { body: importBody(draft) }),
    done: onStarted,
  })
  const { formRef } = form
  return (
    <form ref={formRef} onSubmit={form.onSubmit} noValidate>
      <FieldStack>
        <SourceFields form={form} />
        <FormFailureNotice failure={form.failure} />
        <div>
          <Button type="submit" busy={form.busy} busyText={t('import.starting')}>
            {t('import.start')}
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}
