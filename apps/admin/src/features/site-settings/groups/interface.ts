import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { languages } from '@quandary/i18n'
import { textOf, type SettingsGroup } from '../settings-group.ts'

export const interfaceSettings: SettingsGroup<Schemas['SiteInterface']> = {
  title: 'nav.interface',
  query: (api) => operationQuery(api, 'getInterfaceSettings'),
  fields: (t) => [
    {
      name: 'language',
      type: 'select',
      title: t('interface.language'),
      description: t('interface.language_help'),
      required: true,
      options: languages.map(({ code, label }) => ({ value: code, label })),
    },
    {
      name: 'time_zone',
      type: 'timezone',
      title: t('interface.time_zone'),
      description: t('interface.time_zone_help'),
      required: true,
    },
  ],
  save: (api, values) =>
    api.call('updateInterfaceSettings', {
      body: { language: textOf(values, 'language'), time_zone: textOf(values, 'time_zone') },
    }),
}
