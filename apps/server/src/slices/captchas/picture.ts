import { crc32, deflateSync } from 'node:zlib'
import type { Point } from './glyphs.ts'
import { glyphLines, rounded } from './glyphs.ts'

const WIDTH = 240
const HEIGHT = 88
const MARGIN = 26
/** Pixels per unit of a drawing. */
const SCALE = 7.2

/**
 * Draws characters as bent lines among stray lines.
 * @returns the picture as a `data:` URL (PNG, 240 × 88, greyscale)
 */
export function drawPicture(code: string): string {
  const canvas = new Canvas()
  const distort = makeDistortion()
  const step = (WIDTH - 2 * MARGIN) / code.length
  for (const [index, name] of [...code].entries()) {
    const place = makePlace(MARGIN + step * (index + 0.5))
    const width = between(2, 2.7)
    for (const line of glyphLines(name)) canvas.stroke(line.map(place).map(distort), width)
  }
  for (let line = 0; line < 4; line += 1) canvas.stroke(noiseLine(), between(0.9, 1.5))
  return `data:image/png;base64,${canvas.toPng().toString('base64')}`
}

/** Places a drawing near `centre`: rotated, slanted and scaled at random. */
function makePlace(centre: number): (point: Point) => Point {
  const angle = between(-0.35, 0.35)
  const slant = between(-0.25, 0.25)
  const scale = SCALE * between(0.88, 1.12)
  const [x, y] = [centre + between(-4, 4), HEIGHT / 2 + between(-5, 5)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([px, py]) => {
    const across = (px - 2 + slant * (3.6 - py)) * scale
    const down = (py - 3.6) * scale
    return [x + across * cos - down * sin, y + across * sin + down * cos]
  }
}

function makeDistortion(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)]
  const [lengthX, lengthY] = [between(22, 34), between(14, 22)]
  return ([x, y]) => [x + 2.4 * Math.sin(y / lengthY + phaseY), y + 4 * Math.sin(x / lengthX + phaseX)]
}

function noiseLine(): Point[] {
  const points = Array.from({ length: 5 }, (_, index): Point => [
    (WIDTH / 4) * index + between(-12, 12),
    between(8, HEIGHT - 8),
  ])
  return rounded(rounded(rounded(points)))
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low)
}

/** A white greyscale canvas for dark lines. */
class Canvas {
  #grey = Buffer.alloc(WIDTH * HEIGHT, 0xff)

  stroke(points: readonly Point[], radius: number): void {
    for (const [index, to] of points.entries()) {
      const from = points[index - 1] ?? to
      const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.7))
      for (let step = 0; step <= steps; step += 1) {
        const share = step / steps
        this.#dot(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, radius)
      }
    }
  }

  #dot(x: number, y: number, radius: number): void {
    const reach = Math.ceil(radius + 1)
    for (let py = Math.max(0, Math.floor(y) - reach); py <= Math.min(HEIGHT - 1, Math.floor(y) + reach); py += 1) {
      for (let px = Math.max(0, Math.floor(x) - reach); px <= Math.min(WIDTH - 1, Math.floor(x) + reach); px += 1) {
        const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px - x, py - y)))
        const at = py * WIDTH + px
        this.#grey[at] = Math.min(this.#grey[at] ?? 0, Math.round(255 - 225 * cover))
      }
    }
  }

  /** Encodes the canvas as PNG: one grey byte per pixel, no filters (PNG specification, third edition). */
  toPng(): Buffer {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(WIDTH, 0)
    header.writeUInt32BE(HEIGHT, 4)
    header[8] = 8
    const rows = Buffer.alloc((WIDTH + 1) * HEIGHT)
    for (let y = 0; y < HEIGHT; y += 1) this.#grey.copy(rows, y * (WIDTH + 1) + 1, y * WIDTH, (y + 1) * WIDTH)
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
  }
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
