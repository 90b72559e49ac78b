import type { AppContext } from '../../context.ts'
import { PROGRAM_REVISION, PROGRAM_VERSION } from '../../platform/program-version.ts'
import { readSettings } from '../site-settings/index.ts'
import { accentOf } from './accent.ts'
import { iconVersion } from './icons.ts'

const BACKGROUND = '#ffffff'

/** Builds the manifest with which a browser installs the site as an app (W3C, Web Application Manifest). */
export async function webManifest(ctx: AppContext): Promise<object> {
  const { name, short_description, description } = await readSettings(ctx, 'general')
  const { language } = await readSettings(ctx, 'interface')
  const version = await iconVersion(ctx)
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: ctx.base.add(`/icons/${file}?v=${version}`),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: ctx.base.add('/'),
    name,
    short_name: name,
    ...(short_description || description ? { description: short_description || description } : {}),
    lang: language.replace('_', '-'),
    start_url: ctx.base.add('/'),
    scope: ctx.base.add('/'),
    display: 'standalone',
    theme_color: await accentOf(ctx),
    background_color: BACKGROUND,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** Builds the manifest in the form API clients expect: icons by size. */
export async function clientManifest(ctx: AppContext): Promise<object> {
  const { name } = await readSettings(ctx, 'general')
  const version = await iconVersion(ctx)
  return {
    manifest_version: 3,
    version: PROGRAM_VERSION,
    revision: PROGRAM_REVISION,
    short_name: name,
    name,
    icons: {
      32: ctx.base.add(`/icons/icon-32.png?v=${version}`),
      192: ctx.base.add(`/icons/icon-192.png?v=${version}`),
      512: ctx.base.add(`/icons/icon-512.png?v=${version}`),
    },
    start_url: ctx.base.add('/'),
    display: 'standalone',
    theme_color: await accentOf(ctx),
    background_color: BACKGROUND,
  }
}
