import type { Schemas } from '@quandary/api-client'

/** The primary colour of the theme in use, when its free-form settings name one. */
export function siteAccent({ theme, theme_config }: Schemas['SiteTheme']): string | undefined {
  const config = theme_config[theme]
  if (typeof config !== 'object' || config === null || !('primary_color' in config)) return undefined
  return typeof config.primary_color === 'string' ? config.primary_color : undefined
}
