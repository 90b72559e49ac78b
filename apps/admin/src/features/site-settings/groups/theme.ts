import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { pageWidth, primaryColour } from '@quandary/web-shell'
import { ThemePreview } from '../theme-preview.tsx'
import { textOf, type SettingsGroup } from '../settings-group.ts'

/**
 * Theme, colour scheme, colour, navigation bar and width of pages. The settings of other themes are sent back
 * unchanged.
 */
export const themeSettings: SettingsGroup<Schemas['SiteTheme']> = {
  title: 'nav.themes',
  name: 'theme',
  query: (api) => operationQuery(api, 'getThemeSettings'),
  values: (saved) => {
    const config = saved.theme_config[saved.theme]
    return {
      theme: saved.theme,
      color_scheme: saved.color_scheme || 'system',
      navbar_style: navbarStyle(config),
      layout: pageWidth(config),
      primary_color: primaryColour(config) ?? '',
    }
  },
  fields: (t, saved) => [
    { name: 'theme', type: 'select', title: t('theme.theme'), required: true, options: saved.theme_options },
    {
      name: 'color_scheme',
      type: 'radio',
      title: t('theme.color_scheme'),
      description: t('theme.color_scheme_help'),
      options: [
        { value: 'system', label: t('account.theme_system') },
        { value: 'light', label: t('account.theme_light') },
        { value: 'dark', label: t('account.theme_dark') },
      ],
    },
    {
      name: 'navbar_style',
      type: 'radio',
      title: t('theme.navbar_style'),
      options: [
        { value: 'colored', label: t('theme.navbar_colored') },
        { value: 'light', label: t('theme.navbar_light') },
      ],
    },
    {
      name: 'layout',
      type: 'radio',
      title: t('theme.layout'),
      description: t('theme.layout_help'),
      options: [
        { value: 'fixed', label: t('theme.layout_fixed') },
        { value: 'full', label: t('theme.layout_full') },
      ],
    },
    {
      name: 'primary_color',
      type: 'input',
      inputType: 'color',
      title: t('theme.primary_color'),
      description: t('theme.primary_color_help'),
      required: true,
    },
  ],
  save: (api, values, saved) => {
    const theme = textOf(values, 'theme')
    const settings = {
      navbar_style: textOf(values, 'navbar_style'),
      primary_color: textOf(values, 'primary_color'),
      layout: textOf(values, 'layout'),
    }
    return api.call('updateThemeSettings', {
      body: {
        theme,
        color_scheme: textOf(values, 'color_scheme'),
        theme_config: { ...saved.theme_config, [theme]: settings },
      },
    })
  },
  fieldNotes: { primary_color: ThemePreview },
}

function navbarStyle(config: unknown): string {
  if (typeof config !== 'object' || config === null || !('navbar_style' in config)) return 'colored'
  return config.navbar_style === 'light' ? 'light' : 'colored'
}
