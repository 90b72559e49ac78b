import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { isOn, textOf, valuesOf, type SettingsGroup } from '../settings-group.ts'

type Login = Schemas['SiteLogin']

/** Settings for signing up and reading. */
export const loginSettings: SettingsGroup<Login> = {
  title: 'nav.login',
  name: 'login',
  query: (api) => operationQuery(api, 'getLoginSettings'),
  values: (saved) => ({ ...valuesOf(saved), allow_email_domains: saved.allow_email_domains.join('\n') }),
  fields: (t) => {
    const named = (name: keyof Login) => ({ name, title: t(`login.${name}`), description: t(`login.${name}_help`) })
    return [
      { name: 'membership', type: 'legend', title: t('login.membership') },
      { ...named('allow_new_registrations'), type: 'checkbox' },
      { ...named('allow_email_registrations'), type: 'checkbox' },
      { ...named('allow_password_login'), type: 'checkbox' },
      { ...named('allow_email_domains'), type: 'textarea', placeholder: 'example.com' },
      { name: 'private', type: 'legend', title: t('login.private') },
      { ...named('login_required'), type: 'checkbox' },
    ]
  },
  save: (api, values) =>
    api.call('updateLoginSettings', {
      body: {
        allow_new_registrations: isOn(values, 'allow_new_registrations'),
        allow_email_registrations: isOn(values, 'allow_email_registrations'),
        allow_password_login: isOn(values, 'allow_password_login'),
        login_required: isOn(values, 'login_required'),
        allow_email_domains: textOf(values, 'allow_email_domains')
          .split(/[\s,]+/)
          .filter(Boolean),
      },
    }),
}
