import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { textOf, type SettingsGroup } from '../settings-group.ts'

type CustomHtml = Schemas['SiteCustomHtml']

/** Custom style sheet and HTML of the site. */
export const cssHtmlSettings: SettingsGroup<CustomHtml> = {
  title: 'nav.css_html',
  query: (api) => operationQuery(api, 'getCustomHtmlSettings'),
  fields: (t) => {
    const code = (name: keyof CustomHtml) =>
      ({
        name,
        type: 'textarea',
        title: t(`css_html.${name}`),
        description: t(`css_html.${name}_help`),
        rows: 8,
        maxLength: 65_536,
      }) as const
    return [
      code('custom_css'),
      code('custom_head'),
      code('custom_header'),
      code('custom_footer'),
      code('custom_sidebar'),
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
}
