import { Link, Notice } from '@quandary/ui'
import { storeReturnTarget } from '@quandary/web-shell'
import { useEffect, useState, type ReactNode } from 'react'
import { registerHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useUserCenter } from '../../shell/session/user-center-agent.ts'
import { useLoginState } from '../../shell/context/viewer.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { ConnectorButtons } from '../connectors/index.ts'
import { AccountForm, EmailField, PasswordField } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeField } from './code-field.tsx'
import { checkLogin } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'
import { InactiveNotice } from './inactive-notice.tsx'
import { PlainCaptcha, useRefusedForm } from './plain-form.tsx'
import { useStartSession } from './use-start-session.ts'
import * as styles from './accounts.css.ts'

/** The server's reason if the password is right but a code of the second factor is missing. */
const CODE_REQUIRED = 'error.two_factor.code_required'

/** The login screen. Members with an unconfirmed address see the activation notice instead. */
export function LoginScreen({ next, expired = false }: { next?: string | undefined; expired?: boolean }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { notActivated } = useLoginState()
  const { allowRegistrations, allowPasswordLogin } = useSettings()
  const agent = useUserCenter()
  useEffect(() => storeReturnTarget(next), [next])
  if (notActivated) {
    return (
      <AccountFrame title={words('auth.inactive_title')}>
        <InactiveNotice />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('auth.login')} welcome worksWithoutScripts>
      <WhyLogIn next={next} expired={expired} />
      {allowPasswordLogin ? <LoginForm /> : null}
      {allowPasswordLogin || agent !== null ? null : <Notice>{words('auth.no_password_login')}</Notice>}
      <ConnectorButtons />
      {allowRegistrations ? (
        <p className={styles.more}>
          {words('auth.no_account')} <Link href={registerHref(next)}>{t('auth.signup')}</Link>
        </p>
      ) : null}
    </AccountFrame>
  )
}

/** Says why the login is needed: the viewer was redirected here, or guests cannot read the site. */
function WhyLogIn({ next = '', expired }: { next?: string | undefined; expired: boolean }): ReactNode {
  const words = useAccountWords()
  const { loginRequired } = useSettings()
  if (expired) return <Notice tone="warning">{words('login.expired')}</Notice>
  if (next.startsWith('/questions/ask')) return <Notice>{words('login.to_ask')}</Notice>
  if (/^\/(posts|tags)\/.*\/timeline/.test(next)) return <Notice>{words('login.to_history')}</Notice>
  if (/^\/(posts|tags)\/.*\/edit/.test(next)) return <Notice>{words('login.to_edit')}</Notice>
  if (next.startsWith('/admin')) return <Notice>{words('login.to_admin')}</Notice>
  if (loginRequired) return <Notice>{words('login.private')}</Notice>
  return null
}

function LoginForm(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const refused = useRefusedForm()
  const [needsCode, setNeedsCode] = useState(refused.needsCode)
  const form = useForm({
    initial: { e_mail: refused.values['e_mail'] ?? '', pass: '', two_factor_code: '' },
    refused: refused.failure,
    check: (typed) => ({
      ...messagesFor(checkLogin(typed), t, words),
      ...(needsCode && typed.two_factor_code.trim() === '' ? { two_factor_code: t('form.empty') } : {}),
    }),
    send: async ({ e_mail, pass, two_factor_code }) => {
      const code = needsCode ? { two_factor_code } : {}
      const result = await api.call('loginByEmail', { body: { e_mail: e_mail.trim(), pass, ...code } })
      if (result.error?.reason === CODE_REQUIRED) setNeedsCode(true)
      return result
    },
    done: useStartSession(),
  })
  const { fields, cause } = form.failure
  // The code field, which has just appeared, already says that a code is required. So no message is shown above the
  // form.
  const shown = cause?.reason === CODE_REQUIRED ? { ...form, failure: { fields } } : form
  return (
    <AccountForm
      form={shown}
      wide
      worksWithoutScripts
      submitLabel={t('auth.login')}
      busyText={words('auth.logging_in')}
    >
      <EmailField
        name="e_mail"
        label={t('auth.email')}
        autoComplete="username"
        value={form.draft.e_mail}
        error={fields['e_mail']}
        onType={(e_mail) => form.change({ e_mail })}
      />
      <PasswordField
        name="pass"
        label={t('auth.password')}
        aside={<Link href="/users/account-recovery">{words('auth.forgot')}</Link>}
        autoComplete="current-password"
        value={form.draft.pass}
        error={fields['pass']}
        onType={(pass) => form.change({ pass })}
      />
      {needsCode ? (
        <CodeField
          name="two_factor_code"
          value={form.draft.two_factor_code}
          error={fields['two_factor_code']}
          onType={(two_factor_code) => form.change({ two_factor_code })}
          focused
        />
      ) : null}
      <PlainCaptcha problem={fields['captcha_code']} />
    </AccountForm>
  )
}
