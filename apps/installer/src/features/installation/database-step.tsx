import type { ApiResult } from '@quandary/api-client'
import { Button, FieldStack, RadioGroup } from '@quandary/ui'
import { errorText, useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice } from '../../shell/failure-notice.tsx'
import { databaseBody, PostgresFields, SqliteFields, validateDatabase, type DatabaseDraft } from '../answers/index.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'
import { configOutcome, type ConfigOutcome } from './wizard.ts'

interface DatabaseStepProps {
  initial: DatabaseDraft
  onBack: (draft: DatabaseDraft) => void
  /** Called once the database has responded. `config` says if config.yaml was written. */
  onTried: (draft: DatabaseDraft, config: ConfigOutcome) => void
}

/** Step 2: tests the database, and then requests that the configuration is written. */
export function DatabaseStep({ initial, onBack, onTried }: DatabaseStepProps): ReactNode {
  const { t, language } = useLanguage()
  const form = useForm({
    initial,
    check: (draft) => validateDatabase(draft, t),
    send: async (draft): Promise<ApiResult<ConfigOutcome>> => {
      const body = databaseBody(draft, language)
      const tried = await api.call('checkInstallationDatabase', { body, timeoutMs: 30_000 })
      if (tried.error) return tried
      const { error } = await api.call('initInstallation', { body, timeoutMs: 30_000 })
      return configOutcome(error)
    },
    done: (config, draft) => onTried(draft, config),
  })
  const { draft, busy, formRef } = form
  const { cause } = form.failure
  return (
    <>
      <StepHead step="database" title={t('db.title')}>
        {t('db.lead')}
      </StepHead>
      <form ref={formRef} onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          {cause ? (
            <FailureNotice title={errorText(cause, t)}>
              {cause.kind === 'refused' ? t('db.nothing_written') : undefined}
            </FailureNotice>
          ) : null}
          <RadioGroup
            legend={t('db.type')}
            layout="cards"
            value={draft.db_type}
            onChange={(type) => form.change({ db_type: type })}
            options={[
              { value: 'sqlite3', label: t('db.sqlite3'), description: t('db.sqlite3_about') },
              { value: 'postgres', label: t('db.postgres'), description: t('db.postgres_about') },
            ]}
          />
          {draft.db_type === 'sqlite3' ? <SqliteFields form={form} /> : <PostgresFields form={form} />}
          <StepButtons onBack={() => onBack(draft)}>
            <Button type="submit" variant="primary" busy={busy} busyText={t('db.busy')}>
              {t(cause ? 'retry' : 'next')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}
