import type { OverlayOptions } from 'sharp'
import { openPicture } from '../../platform/pictures/open-picture.ts'
import { escapeXml } from '../../platform/xml/xml.ts'
import { drawLogo } from '../branding/index.ts'
import { queued } from '../uploads/index.ts'

/** The size of link previews, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
const MARGIN = 80
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN
const TITLE_TOP = 180
const TITLE_HEIGHT = 310
/** Sizes of the title in pixels: the first that fits is used. */
const TITLE_SIZES = [64, 54, 46, 40] as const
const TITLE_LENGTH = 160
const SMALL = 32
const STRIPE = 14
const MARK_SIDE = 60

export interface Card {
  title: string
  siteName: string
  /** The line below the title; empty for none. */
  note: string
  /** Colour of the mark and the stripe, `#rrggbb`. */
  accent: string
}

/**
 * Draws a link preview as PNG. It uses the fonts of the machine, with Chinese text in any font that has the glyphs.
 * Without fonts the picture shows only the mark and the colour.
 * @throws {TooManyRequests} if too many pictures are queued
 */
export function drawCard(card: Card): Promise<Buffer> {
  return queued(async () => {
    const title = await drawTitle(card.title)
    const texts = title && [
      { input: title.input, left: MARGIN, top: TITLE_TOP },
      ...(await drawLine(card.siteName, '#4b5563', { left: MARGIN + MARK_SIDE + 20, top: 88 })),
      ...(await drawLine(card.note, card.accent, { left: MARGIN, top: CARD_SIZE.height - 110 })),
    ]
    const mark = { width: MARK_SIDE, height: MARK_SIDE, channels: 4 } as const
    const stripe = { width: CARD_SIZE.width, height: STRIPE, channels: 3, background: card.accent } as const
    return openPicture({ create: { ...CARD_SIZE, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: stripe }, left: 0, top: CARD_SIZE.height - STRIPE },
        { input: drawLogo(MARK_SIDE, card.accent), raw: mark, left: MARGIN, top: 74 },
        ...(texts ?? []),
      ])
      .png({ palette: true, quality: 90, effort: 4 })
      .toBuffer()
  })
}

/**
 * Draws the title in the largest size that fits, and clips it if even the smallest is too tall; undefined if the
 * machine cannot render text.
 */
async function drawTitle(title: string): Promise<{ input: Buffer } | undefined> {
  const text = shorten(title)
  for (const size of TITLE_SIZES) {
    const drawn = await drawText(text, { size, color: '#111827', bold: true })
    if (!drawn || drawn.height < size / 3) return undefined
    if (drawn.height <= TITLE_HEIGHT) return drawn
    if (size === TITLE_SIZES.at(-1)) {
      const crop = { left: 0, top: 0, width: drawn.width, height: TITLE_HEIGHT }
      return { input: await openPicture(drawn.input).extract(crop).png().toBuffer() }
    }
  }
  return undefined
}

/** Draws one line, clipped at the right margin of the card. */
async function drawLine(text: string, color: string, { left, top }: Place): Promise<OverlayOptions[]> {
  const drawn = text === '' ? undefined : await drawText(shorten(text, 60), { size: SMALL, color, bold: false })
  if (!drawn) return []
  const crop = {
    left: 0,
    top: 0,
    width: Math.min(drawn.width, CARD_SIZE.width - MARGIN - left),
    height: Math.min(drawn.height, 48),
  }
  return [{ input: await openPicture(drawn.input).extract(crop).png().toBuffer(), left, top }]
}

interface Place {
  left: number
  top: number
}

async function drawText(text: string, style: { size: number; color: string; bold: boolean }) {
  const weight = style.bold ? 'bold' : 'normal'
  const markup = `<span foreground="${style.color}" weight="${weight}">${escapeXml(text)}</span>`
  try {
    const { data, info } = await openPicture({
      text: { text: markup, font: `sans ${style.size}`, width: TEXT_WIDTH, dpi: 72, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { input: data, width: info.width, height: info.height }
  } catch {
    // Without fonts text rendering fails.
    return undefined
  }
}

function shorten(text: string, length = TITLE_LENGTH): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}
