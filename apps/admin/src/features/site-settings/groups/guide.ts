import type { Schemas } from '@quandary/api-client'
import { updateHelpSettingsLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { textOf, type SettingsGroup } from '../settings-group.ts'

const MAX_CHARACTERS = updateHelpSettingsLimits.before_text.max

/** Texts that administrators add before and after the generated guide at /help. */
export const guideSettings: SettingsGroup<Schemas['SiteHelp']> = {
  title: 'nav.guide',
  name: 'help',
  query: (api) => operationQuery(api, 'getHelpSettings'),
  values: ({ before_text, after_text }) => ({ before_text, after_text }),
  fields: (t) =>
    (['before_text', 'after_text'] as const).map((name) => ({
      name,
      type: 'textarea',
      markdown: true,
      rows: 12,
      maxLength: MAX_CHARACTERS,
      title: t(`guide.${name}`),
      description: t(`guide.${name}_help`),
    })),
  save: (api, values) =>
    api.call('updateHelpSettings', {
      body: { before_text: textOf(values, 'before_text'), after_text: textOf(values, 'after_text') },
    }),
}
