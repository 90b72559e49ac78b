/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number]

/**
 * Characters drawn as lines, so that no font is needed: the baseline is at 6, the x-height at 2.4. Lines are separated
 * by `;`, and a line that begins with `~` is rounded. Some of the characters that look alike when bent (0 and o, 1 and
 * l, 5 and s …) are left out.
 */
const DRAWINGS: Readonly<Record<string, string>> = {
  a: '~4,3 3,2.4 1,2.4 0,3.6 0,4.8 1,6 3,6 4,5; 4,2.4 4,6',
  e: '0.1,4.2 4,4.2; ~4,4.2 4,3 3,2.3 1,2.3 0,3.6 0,4.8 1,6 3,6 4,5.3',
  f: '~3.6,0.4 2.6,0 1.6,0.4 1.4,1.6; 1.4,1.4 1.4,6; 0,2.6 3.2,2.6',
  h: '0,0 0,6; ~0,3.4 1.2,2.4 3,2.4 4,3.4 4,4.6; 4,4.4 4,6',
  k: '0,0 0,6; 3.4,2.4 0,4.6; 1.2,3.9 3.8,6',
  m: '0,2.4 0,6; ~0,3.2 0.8,2.4 1.8,2.4 2.4,3.2 2.4,4; 2.4,3.8 2.4,6; ~2.4,3.2 3.2,2.4 4.2,2.4 4.8,3.2 4.8,4; 4.8,3.8 4.8,6',
  n: '0,2.4 0,6; ~0,3.4 1.2,2.4 3,2.4 4,3.4 4,4.6; 4,4.4 4,6',
  p: '0,2.4 0,8.2; ~0,3.2 1,2.4 3,2.4 4,3.6 4,4.8 3,6 1,6 0,5.2',
  r: '0,2.4 0,6; ~0,3.8 0.8,2.6 2,2.3 3,2.5',
  t: '1.4,0.6 1.4,5; ~1.4,4.6 1.5,6 2.6,6.1 3.4,5.6; 0,2.4 3.2,2.4',
  u: '~0,2.4 0,4.8 1,6 2.8,6 4,5; 4,2.4 4,6',
  w: '0,2.4 1.2,6 2.4,3 3.6,6 4.8,2.4',
  x: '0,2.4 3.8,6; 3.8,2.4 0,6',
  y: '0,2.4 2,6; 4,2.4 1.4,7.4 0.2,8.1',
  '2': '~0,1.4 0.4,0.2 2,-0.1 3.6,0.4 3.8,1.8 2.6,3.4 0,6; 0,6 4,6',
  '3': '~0,0.6 1.4,-0.2 3.4,0.2 3.6,1.8 2.6,2.8 1.6,2.9; ~1.6,2.9 3.2,2.9 4.2,4.2 3.6,5.8 1.6,6.3 0,5.4',
  '4': '3,6 3,0 0,4.2 4.2,4.2',
  '5': '3.8,0 0.5,0 0.3,2.6; ~0.3,2.7 1.6,2.1 3.6,2.5 4.2,4.2 3.4,5.9 1.6,6.3 0,5.5',
  '6': '~3.6,0.4 2.4,-0.2 0.8,0.8 0,3 0,5 1,6.2 3,6.2 4,5 3.8,3.4 2.6,2.7 1,3 0,4',
  '7': '0,0 4,0 1.4,6',
  '8': '~2,2.8 0.4,2 0.4,0.4 2,-0.3 3.6,0.4 3.6,2 2,2.8 0,3.8 0,5.6 2,6.4 4,5.6 4,3.8 2,2.8',
  '9': '~0.4,5.8 1.6,6.3 3.2,5.3 4,3.2 4,1.2 3,0 1,0 0,1.2 0.2,2.8 1.4,3.5 3,3.2 4,2.2',
}

/** The drawn characters. */
export const GLYPH_NAMES: readonly string[] = Object.keys(DRAWINGS)

/** Returns the lines of a character; none if it has no drawing. */
export function glyphLines(name: string): Point[][] {
  return (DRAWINGS[name] ?? '').split(';').filter(Boolean).map(readLine)
}

function readLine(text: string): Point[] {
  const trimmed = text.trim()
  const points = trimmed
    .replace('~', '')
    .split(' ')
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y]
    })
  return trimmed.startsWith('~') ? rounded(rounded(points)) : points
}

/** Cuts every corner (Chaikin's algorithm); the ends stay in place. */
export function rounded(points: readonly Point[]): Point[] {
  const cut = points.slice(1).flatMap((to, index): Point[] => {
    const from = points[index] ?? to
    const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return [at(0.25), at(0.75)]
  })
  return [...points.slice(0, 1), ...cut, ...points.slice(-1)]
}
