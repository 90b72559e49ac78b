import type { ApiResult } from '@quandary/api-client'
import { Button, Field, FieldStack, Link, Notice, PasswordInput, TextInput } from '@quandary/ui'
import { rememberTarget } from '@quandary/web-shell'
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { useAgent } from '../../shell/agent.ts'
import { useLoginState } from '../../shell/viewer.ts'
import { useSettings } from '../../shell/settings.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { useForm } from '../../shell/use-form.ts'
import { ConnectorButtons } from '../connectors/connector-buttons.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkLogin } from './account-rules.ts'
import { sentencesFor } from './field-problems.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { PlainChallenge, useRefusedForm } from './plain-form.tsx'
import { useEntry } from './use-entry.ts'
import { WORKS_PLAINLY } from '../../shell/early-presses.ts'
import { useTypedEarly } from '../../shell/use-typed-early.ts'
import * as styles from './accounts.css.ts'

/** The login; for a member who has not confirmed the address, what to do about it. */
export function LoginScreen({ next }: { next?: string | undefined }): ReactNode {
  const { t } = useWords()
  const { notActivated } = useLoginState()
  const { allowRegistrations, allowPasswordLogin } = useSettings()
  const agent = useAgent()
  useEffect(() => rememberTarget(localStorage, next), [next])
  if (notActivated) {
    return (
      <AccountFrame title={t('auth.inactive_title')}>
        <InactiveNotice />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('auth.login')} worksPlain>
      {allowPasswordLogin ? <LoginForm /> : null}
      {allowPasswordLogin || agent !== null ? null : <Notice>{t('auth.no_password_login')}</Notice>}
      <ConnectorButtons />
      {allowRegistrations ? (
        <p className={styles.more}>
          {t('auth.no_account')} <Link href="/users/register">{t('auth.signup')}</Link>
        </p>
      ) : null}
    </AccountFrame>
  )
}

/** A suspended account gets no session, so there is nobody whose page could say so: the form does. */
function toldInPlace<Data>(answer: ApiResult<Data>): ApiResult<Data> {
  const { error } = answer
  if (error?.kind !== 'forbidden' || error.type !== 'suspended') return answer
  const { status, reason, message } = error
  return { error: { kind: 'refused', display: 'alert', details: {}, status, reason, message } }
}

function LoginForm(): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const enter = useEntry()
  const refused = useRefusedForm()
  const { form, failure, busy, check, touched, send } = useForm(refused.failure)
  const [typed, setTyped] = useState({ e_mail: refused.values['e_mail'] ?? '', pass: '' })
  useTypedEarly(form, typed, (early) => setTyped({ ...typed, ...early }))
  const change = (field: keyof typeof typed, value: string) => {
    setTyped({ ...typed, [field]: value })
    touched(field)
  }
  const submit = async () => {
    if (!check(sentencesFor(checkLogin(typed), t))) return
    const body = { e_mail: typed.e_mail.trim(), pass: typed.pass }
    const user = await send(async () => toldInPlace(await api.call('loginByEmail', { body })))
    if (user) await enter(user.data)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form ref={form} onSubmit={onSubmit} method="post" {...{ [WORKS_PLAINLY]: '' }} noValidate>
      <FieldStack>
        {failure.message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {failure.message}
          </Notice>
        )}
        <Field label={t('auth.email')} error={failure.fields['e_mail']} required>
          <TextInput
            type="email"
            name="e_mail"
            autoComplete="username"
            value={typed.e_mail}
            onChange={(event) => change('e_mail', event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t('auth.password')}
          aside={<Link href="/users/account-recovery">{t('auth.forgot')}</Link>}
          error={failure.fields['pass']}
          required
        >
          <PasswordInput
            name="pass"
            autoComplete="current-password"
            value={typed.pass}
            onChange={(event) => change('pass', event.currentTarget.value)}
          />
        </Field>
        <PlainChallenge problem={failure.fields['captcha_code']} />
        <Button type="submit" variant="primary" wide busy={busy} busyText={t('auth.logging_in')}>
          {t('auth.login')}
        </Button>
      </FieldStack>
    </form>
  )
}
