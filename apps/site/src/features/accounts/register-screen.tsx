import { CheckIcon, Field, Link, Notice, TextInput } from '@quandary/ui'
import { storeReturnTarget } from '@quandary/web-shell'
import { useEffect, type ReactNode } from 'react'
import { loginHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { usePrefetchedCaptcha } from '../../shell/captcha/captcha-prompt.tsx'
import { LegalLinks } from '../../shell/frame/legal-links.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm, EmailField, PasswordField } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkRegistration, PASSWORD_LENGTH, type Registration } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'
import { PlainCaptcha, useRefusedForm } from './plain-form.tsx'
import { useStartSession } from './use-start-session.ts'
import * as styles from './accounts.css.ts'

/** @param props.next address to continue to once the account is activated */
export function RegisterScreen({ next }: { next?: string | undefined }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { allowEmailRegistrations } = useSettings()
  useEffect(() => storeReturnTarget(next), [next])
  return (
    <AccountFrame title={t('auth.signup')} welcome worksWithoutScripts>
      <AccountBenefits />
      <AgreementNote />
      {allowEmailRegistrations ? <RegisterForm /> : <Notice>{words('auth.no_mail_signup')}</Notice>}
      <p className={styles.more}>
        {words('auth.have_account')} <Link href={loginHref(next)}>{t('auth.login')}</Link>
      </p>
    </AccountFrame>
  )
}

/** The benefits of an account. */
function AccountBenefits(): ReactNode {
  const words = useAccountWords()
  return (
    <ul className={styles.gains} aria-label={words('signup.gains')}>
      {(['signup.gain_ask', 'signup.gain_vote', 'signup.gain_follow'] as const).map((gain) => (
        <li key={gain} className={styles.gain}>
          <CheckIcon className={styles.gainSign} />
          {words(gain)}
        </li>
      ))}
    </ul>
  )
}

/** Links to the legal texts that people accept by signing up; renders nothing if the site has none. */
function AgreementNote(): ReactNode {
  const words = useAccountWords()
  const { hasTerms, hasPrivacyPolicy } = useSettings()
  if (!hasTerms && !hasPrivacyPolicy) return null
  return (
    <p className={styles.agreement}>
      {words('auth.agreement')} <LegalLinks />
    </p>
  )
}

const empty: Registration = { name: '', e_mail: '', pass: '', pass_again: '' }

function RegisterForm(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  usePrefetchedCaptcha('email')
  const refused = useRefusedForm()
  const form = useForm({
    initial: { ...empty, ...refused.values },
    refused: refused.failure,
    check: (typed) => messagesFor(checkRegistration(typed), t, words),
    send: ({ name, e_mail, pass }) =>
      api.call('registerByEmail', { body: { name: name.trim(), e_mail: e_mail.trim(), pass } }),
    done: useStartSession(),
  })
  const field = (name: Exclude<keyof Registration, 'name'>) => ({
    name,
    value: form.draft[name],
    error: form.failure.fields[name],
    onType: (text: string) => form.change({ [name]: text }),
  })
  return (
    <AccountForm
      form={form}
      wide
      worksWithoutScripts
      submitLabel={t('auth.signup')}
      busyText={words('auth.signing_up')}
    >
      <Field label={words('auth.name')} help={words('auth.name_help')} error={form.failure.fields['name']} required>
        <TextInput
          name="name"
          autoComplete="nickname"
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </Field>
      <EmailField {...field('e_mail')} label={t('auth.email')} autoComplete="username" />
      <PasswordField
        {...field('pass')}
        label={t('auth.password')}
        help={words('form.password_length', PASSWORD_LENGTH)}
        autoComplete="new-password"
      />
      <PasswordField {...field('pass_again')} label={words('auth.password_repeat')} autoComplete="new-password" />
      <PlainCaptcha problem={form.failure.fields['captcha_code']} />
    </AccountForm>
  )
}
