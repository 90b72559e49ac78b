import { createHash } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { openPicture } from '../../platform/pictures/open-picture.ts'
import { readSettings } from '../site-settings/index.ts'
import { queued, packIcon } from '../uploads/index.ts'
import { accentOf } from './accent.ts'
import { drawLogo } from './logo.ts'
import { readOwnPicture } from './own-picture.ts'

/**
 * The site's icons. `side` is in pixels; a `filled` icon covers the whole square, for systems that crop icons to a
 * shape.
 */
const ICONS = {
  'icon-32.png': { side: 32, filled: false },
  'icon-192.png': { side: 192, filled: false },
  'icon-512.png': { side: 512, filled: false },
  'maskable-512.png': { side: 512, filled: true },
  'apple-touch-icon.png': { side: 180, filled: true },
} as const
export type IconName = keyof typeof ICONS

/** Side of the favicon in pixels (docs/spec/domain.md#settings). */
const FAVICON_SIDE = 32

/**
 * Margin at each edge of the filled icons, as a part of their side: around the product mark, and around the site's own
 * icon. Only the inner 80 % of a maskable icon is sure to be visible (W3C, Web Application Manifest, safe zone).
 */
const MARGINS = { mark: 0.2, own: 0.1 }

export interface Icon {
  bytes: Buffer
  mediaType: string
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name)
}

/** Returns a version of the icons for cacheable addresses; it changes whenever the settings behind them do. */
export async function iconVersion(ctx: AppContext): Promise<string> {
  const { square_icon, favicon } = await readSettings(ctx, 'branding')
  return createHash('sha256')
    .update([square_icon, favicon, await accentOf(ctx)].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/** Returns an icon: the site's square icon in the given size, or the product mark in the site's colour. */
export async function readIcon(ctx: AppContext, name: IconName): Promise<Icon> {
  const version = await iconVersion(ctx)
  const key = `icon ${name}`
  const cached = await ctx.cache.getOrLoad<{ version: string; bytes: Buffer } | undefined>(key, async () => undefined)
  if (cached?.version === version) return { bytes: cached.bytes, mediaType: 'image/png' }
  const bytes = await drawIcon(ctx, ICONS[name])
  ctx.cache.put(key, { version, bytes })
  return { bytes, mediaType: 'image/png' }
}

/**
 * Returns the response to /favicon.ico: the site's favicon, or without one the 32-pixel icon as a Windows icon file.
 * Icon files are returned unchanged, other pictures as 32 × 32 PNG.
 */
export async function readFavicon(ctx: AppContext): Promise<Icon> {
  const { favicon } = await readSettings(ctx, 'branding')
  const own = await readOwnPicture(ctx, favicon)
  // Icon files come in fixed sizes and are not resized.
  if (own?.mediaType === 'image/x-icon') return own
  if (own) return { bytes: await queued(() => resize(own.bytes, FAVICON_SIDE, false)), mediaType: 'image/png' }
  const { bytes } = await readIcon(ctx, 'icon-32.png')
  return { bytes: packIcon([{ bytes, width: FAVICON_SIDE, height: FAVICON_SIDE }]), mediaType: 'image/x-icon' }
}

async function drawIcon(ctx: AppContext, { side, filled }: { side: number; filled: boolean }): Promise<Buffer> {
  const { square_icon } = await readSettings(ctx, 'branding')
  const own = await readOwnPicture(ctx, square_icon)
  // Icon files come in fixed sizes and are not resized; the mark is drawn instead.
  if (own && own.mediaType !== 'image/x-icon') return queued(() => resize(own.bytes, side, filled))
  const accent = await accentOf(ctx)
  const pixels = drawLogo(side, filled ? '#ffffff' : accent, filled ? MARGINS.mark : 0)
  const mark = openPicture(pixels, { raw: { width: side, height: side, channels: 4 } })
  return queued(() => (filled ? mark.flatten({ background: accent }) : mark).png().toBuffer())
}

function resize(bytes: Buffer, side: number, filled: boolean): Promise<Buffer> {
  if (!filled)
    return openPicture(bytes).resize(side, side, { fit: 'contain', background: '#00000000' }).png().toBuffer()
  const margin = Math.round(side * MARGINS.own)
  const inside = side - 2 * margin
  return openPicture(bytes)
    .resize(inside, inside, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png()
    .toBuffer()
}
