import type { Schemas } from '@quandary/api-client'
import { updateSeoSettingsLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { PERMALINKS, permalinkOf } from '../permalinks.ts'
import { AddressPreview } from '../address-preview.tsx'
import { RobotsReset } from '../robots-reset.tsx'
import { textOf, type SettingsGroup } from '../settings-group.ts'

/** Example of a question address for each permalink style. */
const EXAMPLES = {
  1: '/questions/10010000000000001/post-title',
  2: '/questions/10010000000000001',
  3: '/questions/D1D1/post-title',
  4: '/questions/D1D1',
} as const

/** Permalink style of questions, and robots.txt. */
export const seoSettings: SettingsGroup<Schemas['SiteSeo']> = {
  title: 'nav.seo',
  name: 'site_seo',
  query: (api) => operationQuery(api, 'getSeoSettings'),
  fields: (t) => [
    {
      name: 'permalink',
      type: 'radio',
      title: t('seo.permalink'),
      description: t('seo.permalink_help'),
      options: PERMALINKS.map((form) => ({
        value: String(form),
        label: t(`seo.permalink_${form}`),
        description: EXAMPLES[form],
      })),
    },
    {
      name: 'robots',
      type: 'textarea',
      title: t('seo.robots'),
      description: t('code.help', { help: t('seo.robots_help') }),
      rows: 10,
      code: true,
      required: true,
      maxLength: updateSeoSettingsLimits.robots.max,
    },
  ],
  save: (api, values) =>
    api.call('updateSeoSettings', {
      body: {
        permalink: permalinkOf(values),
        robots: textOf(values, 'robots'),
      },
    }),
  fieldNotes: { permalink: AddressPreview, robots: RobotsReset },
}
