import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { textOf, type SettingsGroup } from '../settings-group.ts'

type Legal = Schemas['SiteLegal']
type LegalText = 'terms_of_service_original_text' | 'privacy_policy_original_text'

export function legalQuery(api: QuandaryClient) {
  return operationQuery(api, 'getLegalSettings')
}

/**
 * Creates the settings group for one legal text. The text is Markdown, and the server renders its HTML. The other legal
 * text is sent back unchanged.
 */
function legalPage(title: 'nav.tos' | 'nav.privacy', name: LegalText, help: 'legal.tos_help' | 'legal.privacy_help') {
  return {
    title,
    name: 'legal',
    query: legalQuery,
    values: (saved) => ({ [name]: saved[name] }),
    fields: (t) => [{ name, type: 'textarea', markdown: true, rows: 22, title: t(title), description: t(help) }],
    save: (api, values, saved) =>
      api.call('updateLegalSettings', {
        body: {
          terms_of_service_original_text: saved.terms_of_service_original_text,
          privacy_policy_original_text: saved.privacy_policy_original_text,
          [name]: textOf(values, name),
        },
      }),
  } satisfies SettingsGroup<Legal>
}

export const termsSettings: SettingsGroup<Legal> = legalPage(
  'nav.tos',
  'terms_of_service_original_text',
  'legal.tos_help',
)
export const privacySettings: SettingsGroup<Legal> = legalPage(
  'nav.privacy',
  'privacy_policy_original_text',
  'legal.privacy_help',
)
