import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { textOf, type SettingsGroup } from '../settings-group.ts'

/** Terms of service and privacy policy in markdown; the server renders their HTML. */
export const legalSettings: SettingsGroup<Schemas['SiteLegal']> = {
  title: 'nav.legal',
  query: (api) => operationQuery(api, 'getLegalSettings'),
  fields: (t) => {
    const markdown = { type: 'textarea', rows: 14, description: t('legal.markdown') } as const
    return [
      { ...markdown, name: 'terms_of_service_original_text', title: t('legal.terms') },
      { ...markdown, name: 'privacy_policy_original_text', title: t('legal.privacy') },
    ]
  },
  save: (api, values) =>
    api.call('updateLegalSettings', {
      body: {
        terms_of_service_original_text: textOf(values, 'terms_of_service_original_text'),
        privacy_policy_original_text: textOf(values, 'privacy_policy_original_text'),
      },
    }),
}
