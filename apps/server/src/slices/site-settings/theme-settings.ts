import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { Administrator } from '../audit-log/index.ts'
import { readSettings, writeSettings } from './read-settings.ts'

const THEMES = ['default'] as const
const NAVBAR_STYLES: readonly unknown[] = ['colored', 'light']
const LAYOUTS: readonly unknown[] = [undefined, 'fixed', 'full']
const COLOR_SCHEMES: readonly string[] = ['', 'system', 'light', 'dark']
const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Lists the themes with their names in a language. */
export function listThemeOptions(language: Language): Schemas['ThemeOption'][] {
  return THEMES.map((value) => ({ label: translate(language, `theme.${value}`), value }))
}

/** Returns the theme in use and its settings. */
export async function getThemeSettings(ctx: AppContext, language: Language): Promise<Schemas['SiteTheme']> {
  return { theme_options: listThemeOptions(language), ...(await readSettings(ctx, 'theme')) }
}

/** A theme, the settings of themes by their names, and the colour scheme; none of them is checked yet. */
interface GivenTheme {
  theme: string
  config: Readonly<Record<string, unknown>>
  colorScheme: string
}

/**
 * Saves the theme and the settings of all themes. Absent settings of a theme stay as they are stored, and settings of
 * unknown themes are dropped.
 * @throws {InvalidFields} for an unknown theme, navigation bar, layout or colour scheme, and for a colour that is not
 * `#rgb` or `#rrggbb`, because pages derive other colours from it
 */
export async function updateThemeSettings(ctx: AppContext, given: GivenTheme, by: Administrator): Promise<void> {
  const stored = await readSettings(ctx, 'theme')
  const { theme, config, colorScheme } = given
  const wrong = [
    ...(THEMES.some((known) => known === theme) ? [] : [invalid('theme')]),
    ...(COLOR_SCHEMES.includes(colorScheme) ? [] : [invalid('color_scheme')]),
    ...THEMES.flatMap((known) => wrongFields(config[known])),
  ]
  if (wrong.length > 0) throw new InvalidFields(wrong)
  const theme_config = Object.fromEntries(THEMES.map((known) => [known, config[known] ?? stored.theme_config[known]]))
  await writeSettings(ctx, 'theme', { theme, theme_config, color_scheme: colorScheme }, by)
}

function wrongFields(settings: unknown): FieldRefusal[] {
  if (settings === undefined) return []
  if (typeof settings !== 'object' || settings === null) return [invalid('theme_config')]
  const {
    navbar_style: navbar,
    primary_color: color,
    layout,
  }: { navbar_style?: unknown; primary_color?: unknown; layout?: unknown } = settings
  return [
    ...(NAVBAR_STYLES.includes(navbar) ? [] : [invalid('navbar_style')]),
    ...(typeof color === 'string' && COLOR.test(color) ? [] : [invalid('primary_color')]),
    ...(LAYOUTS.includes(layout) ? [] : [invalid('layout')]),
  ]
}

function invalid(field: string): FieldRefusal {
  return { field, message: 'validation.invalid' }
}
