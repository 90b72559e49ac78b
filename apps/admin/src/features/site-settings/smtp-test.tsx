import type { Schemas } from '@quandary/api-client'
import { Button, Field, Notice, Section, Stack, TextInput } from '@quandary/ui'
import { errorText, isEmail } from '@quandary/web-shell'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { NoteProps } from './settings-group.ts'
import { smtpBody } from './smtp-body.ts'

/** Longer than the server waits for a mail server. */
const TIMEOUT_MS = 90_000

/** What is shown after a test: an outcome of the mail, or a refusal of the form. */
type Shown = Schemas['TestMailResult'] | { outcome: 'refused'; detail: string }

/** Sends a test mail with the values of the form, saved or not, and says what the mail server answered. */
export function SmtpTest({ api, email, values }: NoteProps<Schemas['SmtpConfig']>): ReactNode {
  const { t } = useLanguage()
  const [recipient, setRecipient] = useState(email)
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isEmail(recipient.trim()))
    setShown(undefined)
    if (!isEmail(recipient.trim())) return
    setBusy(true)
    const body = { ...smtpBody(values), test_email_recipient: recipient.trim() }
    const { data, error } = await api.call('sendTestMail', { body, timeoutMs: TIMEOUT_MS })
    const refusal = error?.kind === 'fields' ? error.fields.map(({ error_msg }) => error_msg).join(' ') : undefined
    setShown(error ? { outcome: 'refused', detail: refusal ?? errorText(error, t) } : data)
    setBusy(false)
  }
  return (
    <Section title={t('smtp.test')}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <Field
            label={t('smtp.test_recipient')}
            help={t('smtp.test_help')}
            error={wrong ? t('form_kit.not_email') : undefined}
          >
            <TextInput
              type="email"
              maxLength={500}
              value={recipient}
              onChange={(event) => setRecipient(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button type="submit" busy={busy} busyText={t('smtp.test_sending')}>
              {t('smtp.test_send')}
            </Button>
          </div>
          <TestOutcome shown={shown} recipient={recipient.trim()} />
        </Stack>
      </form>
    </Section>
  )
}

function TestOutcome({ shown, recipient }: { shown: Shown | undefined; recipient: string }): ReactNode {
  const { t } = useLanguage()
  switch (shown?.outcome) {
    case undefined:
      return null
    case 'sent':
      return (
        <Notice tone="success" live="status">
          {t('smtp.test_sent', { recipient })}
        </Notice>
      )
    case 'outbox':
      return (
        <Notice tone="warning" live="status">
          {t('smtp.test_outbox')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" live="alert" title={t('smtp.test_not_sent')}>
          {shown.detail}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" live="alert" title={t(`smtp.cause_${shown.cause || 'unknown'}`)}>
          {/* In the language of the mail server. */}
          <bdi dir="auto">{shown.detail}</bdi>
        </Notice>
      )
  }
}
