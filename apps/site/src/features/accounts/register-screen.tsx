import { Button, Field, FieldStack, Link, Notice, PasswordInput, TextInput } from '@quandary/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useExpectedCaptcha } from '../../shell/captcha-prompt.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { useForm } from '../../shell/use-form.ts'
import { AccountFrame } from './account-frame.tsx'
import { checkRegistration, PASSWORD_LENGTH, type Registration } from './account-rules.ts'
import { sentencesFor } from './field-problems.ts'
import { PlainChallenge, useRefusedForm } from './plain-form.tsx'
import { useEntry } from './use-entry.ts'
import { WORKS_PLAINLY } from '../../shell/early-presses.ts'
import { useTypedEarly } from '../../shell/use-typed-early.ts'
import * as styles from './accounts.css.ts'

/** Signing up. */
export function RegisterScreen(): ReactNode {
  const { t } = useWords()
  const { allowEmailRegistrations } = useSettings()
  return (
    <AccountFrame title={t('auth.signup')} worksPlain>
      {allowEmailRegistrations ? <RegisterForm /> : <Notice>{t('auth.no_mail_signup')}</Notice>}
      <p className={styles.more}>
        {t('auth.have_account')} <Link href="/users/login">{t('auth.login')}</Link>
      </p>
    </AccountFrame>
  )
}

const empty: Registration = { name: '', e_mail: '', pass: '', pass_again: '' }

function RegisterForm(): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const enter = useEntry()
  useExpectedCaptcha('email')
  const refused = useRefusedForm()
  const { form, failure, busy, check, touched, send } = useForm(refused.failure)
  const initial = { ...empty, ...refused.values }
  const [typed, setTyped] = useState(initial)
  useTypedEarly(form, initial, (early) => setTyped({ ...typed, ...early }))
  const field = (name: keyof Registration) => ({
    name,
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value })
      touched(name)
    },
  })
  const submit = async () => {
    if (!check(sentencesFor(checkRegistration(typed), t))) return
    const body = { name: typed.name.trim(), e_mail: typed.e_mail.trim(), pass: typed.pass }
    const user = await send(() => api.call('registerByEmail', { body }))
    if (user) await enter(user.data)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  const { fields, message } = failure
  return (
    <form ref={form} onSubmit={onSubmit} method="post" {...{ [WORKS_PLAINLY]: '' }} noValidate>
      <FieldStack>
        {message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {message}
          </Notice>
        )}
        <Field label={t('auth.name')} help={t('auth.name_help')} error={fields['name']} required>
          <TextInput autoComplete="nickname" {...field('name')} />
        </Field>
        <Field label={t('auth.email')} error={fields['e_mail']} required>
          <TextInput type="email" autoComplete="username" {...field('e_mail')} />
        </Field>
        <Field
          label={t('auth.password')}
          help={t('form.password_length', PASSWORD_LENGTH)}
          error={fields['pass']}
          required
        >
          <PasswordInput autoComplete="new-password" {...field('pass')} />
        </Field>
        <Field label={t('auth.password_repeat')} error={fields['pass_again']} required>
          <PasswordInput autoComplete="new-password" {...field('pass_again')} />
        </Field>
        <PlainChallenge problem={fields['captcha_code']} />
        <Button type="submit" variant="primary" wide busy={busy} busyText={t('auth.signing_up')}>
          {t('auth.signup')}
        </Button>
      </FieldStack>
    </form>
  )
}
