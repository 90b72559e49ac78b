import { channelsOf } from './accent.ts'

/** The product mark in a field of 22 by 22: a ring and its handle, 2.5 wide. */
const FIELD = 22
const RING = { x: 10.5, y: 10.5, radius: 8 }
const HANDLE = { from: 13, to: 19.5 }
const HALF_WIDTH = 1.25

/**
 * Draws the product mark on a transparent background, as RGBA pixels from the top left.
 * @param side of the square, in pixels
 * @param margin empty part of the side on each edge, 0 to 0.5
 */
export function drawLogo(side: number, color: string, margin = 0): Buffer {
  const [red, green, blue] = channelsOf(color)
  const pixels = Buffer.alloc(side * side * 4)
  const scale = FIELD / (side * (1 - 2 * margin))
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (column + 0.5 - side * margin) * scale
      const y = (row + 0.5 - side * margin) * scale
      // The opacity falls from 1 to 0 over the width of one pixel, which smooths the edges.
      const cover = Math.min(1, Math.max(0, 0.5 - distanceFromMark(x, y) / scale))
      pixels.set([red, green, blue, Math.round(cover * 255)], (row * side + column) * 4)
    }
  }
  return pixels
}

/** Returns the distance from a point to the strokes; negative inside them. */
function distanceFromMark(x: number, y: number): number {
  const ring = Math.abs(Math.hypot(x - RING.x, y - RING.y) - RING.radius)
  const along = Math.min(HANDLE.to, Math.max(HANDLE.from, (x + y) / 2))
  return Math.min(ring, Math.hypot(x - along, y - along)) - HALF_WIDTH
}
