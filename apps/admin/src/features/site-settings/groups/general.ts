import type { Schemas } from '@quandary/api-client'
import { updateGeneralSettingsLimits as limits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { textOf, type SettingsGroup } from '../settings-group.ts'

type General = Schemas['SiteGeneral']

/** Name, descriptions, address and contact, with the limits of `SiteGeneralBody`. */
export const generalSettings: SettingsGroup<General> = {
  title: 'nav.general',
  name: 'general',
  query: (api) => operationQuery(api, 'getGeneralSettings'),
  fields: (t) => {
    const named = (name: keyof General) => ({
      name,
      title: t(`general.${name}`),
      description: t(`general.${name}_help`),
    })
    return [
      { ...named('name'), type: 'input', required: true, minLength: limits.name.min, maxLength: limits.name.max },
      { ...named('short_description'), type: 'input', required: true, minLength: 4, maxLength: 255 },
      { ...named('description'), type: 'textarea', rows: 5, required: true, minLength: 4, maxLength: 2000 },
      { ...named('site_url'), type: 'input', inputType: 'url', required: true, maxLength: limits.site_url.max },
      {
        ...named('contact_email'),
        type: 'input',
        inputType: 'email',
        required: true,
        maxLength: limits.contact_email.max,
      },
    ]
  },
  save: (api, values) =>
    api.call('updateGeneralSettings', {
      body: {
        name: textOf(values, 'name'),
        short_description: textOf(values, 'short_description'),
        description: textOf(values, 'description'),
        site_url: textOf(values, 'site_url'),
        contact_email: textOf(values, 'contact_email'),
      },
    }),
}
