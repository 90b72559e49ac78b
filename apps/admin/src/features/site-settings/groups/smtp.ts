import type { Schemas } from '@quandary/api-client'
import { updateSmtpSettingsLimits as limits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import type { FormValues } from '@quandary/ui'
import { isOn, valuesOf, type SettingsGroup } from '../settings-group.ts'
import { smtpBody } from '../smtp-body.ts'
import { SmtpTest } from '../smtp-test.tsx'

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
    // A new site begins with encryption, which nearly all mail servers expect at the port 587.
    encryption: saved.smtp_host === '' ? 'TLS' : saved.encryption,
    smtp_port: saved.smtp_port === 0 ? '' : String(saved.smtp_port),
    smtp_password: '',
  }),
  fields: (t, saved) => {
    const titled = (name: keyof Smtp) => ({ name, title: t(`smtp.${name}`) })
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
    ]
  },
  save: (api, values) => api.call('updateSmtpSettings', { body: smtpBody(values) }),
  note: SmtpTest,
}

function encryptions(none: string) {
  return [
    { value: '', label: none },
    { value: 'SSL', label: 'SSL' },
    { value: 'TLS', label: 'TLS' },
  ]
}
