import type { Schemas } from '@quandary/api-client'
import { updateSmtpSettingsLimits as limits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import type { FormValues } from '@quandary/ui'
import { isOn, numberOf, textOf, valuesOf, type SettingsGroup } from '../settings-group.ts'

type Smtp = Schemas['SmtpConfig']

const withoutLogin = (values: FormValues) => !isOn(values, 'smtp_authentication')

/**
 * Mail settings. The password is never shown: an empty field leaves the stored one unchanged
 * (`docs/spec/decisions.md#d14`).
 */
export const smtpSettings: SettingsGroup<Smtp> = {
  title: 'nav.smtp',
  name: 'smtp',
  query: (api) => operationQuery(api, 'getSmtpSettings'),
  values: (saved) => ({
    ...valuesOf(saved),
    smtp_port: saved.smtp_port === 0 ? '' : String(saved.smtp_port),
    smtp_password: '',
    test_email_recipient: '',
  }),
  fields: (t, saved) => {
    const titled = (name: keyof Smtp | 'test_email_recipient') => ({ name, title: t(`smtp.${name}`) })
    const line = { type: 'input', maxLength: limits.smtp_host.max } as const
    return [
      { name: 'sender', type: 'legend', title: t('smtp.sender') },
      { ...titled('from_email'), ...line, inputType: 'email', required: true },
      { ...titled('from_name'), ...line, required: true, description: t('smtp.from_name_help') },
      { name: 'server', type: 'legend', title: t('smtp.server') },
      { ...titled('smtp_host'), ...line, required: true, placeholder: 'smtp.example.com' },
      { ...titled('encryption'), type: 'radio', options: encryptions(t('smtp.encryption_none')) },
      {
        ...titled('smtp_port'),
        type: 'input',
        inputType: 'number',
        required: true,
        ...limits.smtp_port,
        description: t('smtp.smtp_port_help'),
      },
      { ...titled('smtp_authentication'), type: 'checkbox' },
      { ...titled('smtp_username'), ...line, required: true, hidden: withoutLogin },
      {
        ...titled('smtp_password'),
        ...line,
        inputType: 'password',
        autoComplete: 'new-password',
        required: saved.smtp_password === '',
        hidden: withoutLogin,
        description: saved.smtp_password === '' ? undefined : t('smtp.smtp_password_help'),
      },
      { name: 'test', type: 'legend', title: t('smtp.test') },
      {
        ...titled('test_email_recipient'),
        type: 'input',
        inputType: 'email',
        maxLength: 500,
        description: t('smtp.test_email_recipient_help'),
      },
    ]
  },
  save: (api, values) => api.call('updateSmtpSettings', { body: bodyOf(values) }),
  savedMessage: (t, values) => {
    const recipient = textOf(values, 'test_email_recipient')
    return recipient === '' ? t('saved') : t('smtp.test_sent', { recipient })
  },
}

function encryptions(none: string) {
  return [
    { value: '', label: none },
    { value: 'SSL', label: 'SSL' },
    { value: 'TLS', label: 'TLS' },
  ]
}

function bodyOf(values: FormValues): Schemas['SmtpUpdateBody'] {
  const { smtp_password: password } = values
  return {
    from_email: textOf(values, 'from_email'),
    from_name: textOf(values, 'from_name'),
    smtp_host: textOf(values, 'smtp_host'),
    smtp_port: numberOf(values, 'smtp_port'),
    encryption: textOf(values, 'encryption'),
    smtp_authentication: isOn(values, 'smtp_authentication'),
    smtp_username: textOf(values, 'smtp_username'),
    // Not trimmed, because spaces may belong to a password.
    ...(typeof password === 'string' && password !== '' ? { smtp_password: password } : {}),
    test_email_recipient: textOf(values, 'test_email_recipient'),
  }
}
