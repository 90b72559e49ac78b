import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'

const DEFAULT_ACCENT = '#0033ff'

/** Returns the site's colour as `#rrggbb` in lower case: the theme's primary colour, or the product's default. */
export async function accentOf(ctx: AppContext): Promise<string> {
  const { theme, theme_config } = await readSettings(ctx, 'theme')
  const config: unknown = theme_config[theme]
  if (typeof config !== 'object' || config === null || !('primary_color' in config)) return DEFAULT_ACCENT
  const color = String(config.primary_color).toLowerCase()
  return /^#[0-9a-f]{6}$/.test(color) ? color : DEFAULT_ACCENT
}

/** Returns red, green and blue of a `#rrggbb` colour, 0 to 255 each. */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
