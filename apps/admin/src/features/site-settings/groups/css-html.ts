import type { Schemas } from '@quandary/api-client'
import { updateCustomHtmlSettingsLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { CustomCodeGuide } from '../custom-code-guide.tsx'
import { textOf, type SettingsGroup } from '../settings-group.ts'

type CustomHtml = Schemas['SiteCustomHtml']

/** Custom style sheet and HTML of the site. */
export const cssHtmlSettings: SettingsGroup<CustomHtml> = {
  title: 'nav.css_html',
  name: 'custom_css_html',
  query: (api) => operationQuery(api, 'getCustomHtmlSettings'),
  fields: (t) => {
    const source = (name: keyof CustomHtml) =>
      ({
        name,
        type: 'textarea',
        title: t(`css_html.${name}`),
        description: t('code.help', { help: t(`css_html.${name}_help`) }),
        rows: 8,
        code: true,
        maxLength: updateCustomHtmlSettingsLimits.custom_css.max,
      }) as const
    return [
      source('custom_css'),
      source('custom_head'),
      source('custom_header'),
      source('custom_footer'),
      source('custom_sidebar'),
    ]
  },
  save: (api, values) =>
    api.call('updateCustomHtmlSettings', {
      body: {
        custom_css: textOf(values, 'custom_css'),
        custom_head: textOf(values, 'custom_head'),
        custom_header: textOf(values, 'custom_header'),
        custom_footer: textOf(values, 'custom_footer'),
        custom_sidebar: textOf(values, 'custom_sidebar'),
      },
    }),
  note: CustomCodeGuide,
}
