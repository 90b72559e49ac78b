import type { ApiError, ApiResult, Schemas } from '@quandary/api-client'
import { Button, Meta, Notice, Section, Stack } from '@quandary/ui'
import { errorText, useForm } from '@quandary/web-shell'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { NoteProps } from './settings-group.ts'
import { storageBody } from './storage-body.ts'

/** Milliseconds until the test call times out, longer than the server waits for a request to the storage service. */
const TIMEOUT_MS = 90_000

type Tested = Schemas['StorageTestResult'] & {
  /** The values that were tested, as JSON. */
  values: string
}

/** Tests the bucket with the values of the form, saved or not, and shows the response of the storage service. */
export function StorageTest({ api, saved, values }: NoteProps<Schemas['StorageSettings']>): ReactNode {
  const { t } = useLanguage()
  const [outcome, setOutcome] = useState<Tested>()
  const body = saved.from_environment ? {} : storageBody(values)
  const current = JSON.stringify(body)
  const { formRef, failure, busy, onSubmit } = useForm({
    initial: {},
    check: () => ({}),
    send: async (): Promise<ApiResult<Tested>> => {
      const { data, error } = await api.call('testStorage', { body, timeoutMs: TIMEOUT_MS })
      return error ? { error } : { data: { ...data, values: current } }
    },
    done: setOutcome,
  })
  const { uploads, backups } = storageBody(values)
  const usesBucket = uploads === 'bucket' || backups === 'bucket'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setOutcome(undefined)
    onSubmit(event)
  }
  return (
    <Stack gap={6}>
      {saved.from_environment ? <Notice tone="neutral">{t('storage.from_environment')}</Notice> : null}
      {usesBucket ? (
        <Section title={t('storage.test')}>
          <form ref={formRef} noValidate onSubmit={submit}>
            <Stack gap={4}>
              <Meta>{t('storage.test_help')}</Meta>
              <div>
                <Button type="submit" busy={busy} busyText={t('storage.testing')}>
                  {t('storage.test_now')}
                </Button>
              </div>
              {failure.cause === undefined ? null : <NotTested cause={failure.cause} />}
              {outcome?.values === current ? <Outcome outcome={outcome} /> : null}
            </Stack>
          </form>
        </Section>
      ) : null}
    </Stack>
  )
}

/** The reason why nothing was tested: invalid settings, named like the fields of the form above, or a failed call. */
function NotTested({ cause }: { cause: ApiError }): ReactNode {
  const { t } = useLanguage()
  return (
    <Notice tone="danger" live="alert" title={t('storage.test_not_done')}>
      {cause.kind === 'fields' ? cause.fields.map(({ error_msg }) => error_msg).join(' ') : errorText(cause, t)}
    </Notice>
  )
}

function Outcome({ outcome: { failure, detail } }: { outcome: Schemas['StorageTestResult'] }): ReactNode {
  const { t } = useLanguage()
  return failure === '' ? (
    <Notice tone="success" live="status">
      {t('storage.test_worked')}
    </Notice>
  ) : (
    <Notice tone="danger" live="alert" title={t(`storage.failure_${failure}`)}>
      {/* The storage service chooses the language of its response. */}
      <bdi dir="auto">{detail}</bdi>
    </Notice>
  )
}
