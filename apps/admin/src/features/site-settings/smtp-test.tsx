import type { ApiError, Schemas } from '@quandary/api-client'
import { Button, Field, Notice, Section, Stack, TextInput } from '@quandary/ui'
import { errorText, isEmail, useForm } from '@quandary/web-shell'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { NoteProps } from './settings-group.ts'
import { smtpBody } from './smtp-body.ts'

/** Milliseconds until the test call times out, longer than the server waits for a mail server. */
const TIMEOUT_MS = 90_000

/** Outcome and recipient of the last test mail. */
type Sent = Schemas['TestMailResult'] & { recipient: string }

/** Sends a test mail with the values of the form, saved or not, and shows the reply of the mail server. */
export function SmtpTest({ api, email, values }: NoteProps<Schemas['SmtpConfig']>): ReactNode {
  const { t } = useLanguage()
  const [sent, setSent] = useState<Sent>()
  const { formRef, draft, change, failure, busy, onSubmit } = useForm({
    initial: { test_email_recipient: email },
    check: ({ test_email_recipient: recipient }) =>
      isEmail(recipient.trim()) ? {} : { test_email_recipient: t('form_kit.not_email') },
    send: ({ test_email_recipient: recipient }) => {
      const body = { ...smtpBody(values), test_email_recipient: recipient.trim() }
      return api.call('sendTestMail', { body, timeoutMs: TIMEOUT_MS })
    },
    done: (result, { test_email_recipient: recipient }) => setSent({ ...result, recipient: recipient.trim() }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setSent(undefined)
    onSubmit(event)
  }
  return (
    <Section title={t('smtp.test')}>
      <form ref={formRef} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Field
            label={t('smtp.test_recipient')}
            help={t('smtp.test_help')}
            error={failure.fields['test_email_recipient']}
          >
            <TextInput
              type="email"
              maxLength={500}
              value={draft.test_email_recipient}
              onChange={(event) => change({ test_email_recipient: event.currentTarget.value })}
            />
          </Field>
          <div>
            <Button type="submit" busy={busy} busyText={t('smtp.test_sending')}>
              {t('smtp.test_send')}
            </Button>
          </div>
          {failure.cause === undefined ? null : <NotSent cause={failure.cause} />}
          {sent === undefined ? null : <TestOutcome sent={sent} />}
        </Stack>
      </form>
    </Section>
  )
}

/**
 * Shows why no mail was sent: the errors in the tested settings, because their fields are in another form, or the
 * failure of the call itself.
 */
function NotSent({ cause }: { cause: ApiError }): ReactNode {
  const { t } = useLanguage()
  return (
    <Notice tone="danger" live="alert" title={t('smtp.test_not_sent')}>
      {cause.kind === 'fields' ? cause.fields.map(({ error_msg }) => error_msg).join(' ') : errorText(cause, t)}
    </Notice>
  )
}

function TestOutcome({ sent }: { sent: Sent }): ReactNode {
  const { t } = useLanguage()
  switch (sent.outcome) {
    case 'sent':
      return (
        <Notice tone="success" live="status">
          {t('smtp.test_sent', { recipient: sent.recipient })}
        </Notice>
      )
    case 'outbox':
      return (
        <Notice tone="warning" live="status">
          {t('smtp.test_outbox')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" live="alert" title={t(`smtp.cause_${sent.cause || 'unknown'}`)}>
          {/* The mail server chooses the language of its reply. */}
          <bdi dir="auto">{sent.detail}</bdi>
        </Notice>
      )
  }
}
