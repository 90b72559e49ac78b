import { accentStyle } from '@quandary/ui'

/** Two colours, one drawn on the other, and the contrast that they need (WCAG 2.2: text 4.5, parts of controls 3). */
export interface ColorPair {
  ink: string
  ground: string
  need: number
}

/** Every pair of tokens that components combine. */
export const pairs: readonly ColorPair[] = [
  ...on(4.5, ['ink-1', 'ink-2', 'ink-3', 'accent-text'], ['canvas', 'surface', 'fill-1', 'fill-2', 'accent-tint']),
  ...on(4.5, ['accent-on'], ['accent-solid', 'accent-solid-hover']),
  ...['success', 'danger', 'warning', 'info'].flatMap((tone) => [
    ...on(4.5, [`${tone}-text`], ['canvas', 'surface', 'fill-1', `${tone}-tint`]),
    ...on(4.5, ['ink-1', 'ink-2', 'ink-3'], [`${tone}-tint`]),
    ...on(4.5, ['on-solid'], [`${tone}-solid`]),
  ]),
  ...on(4.5, ['ink-inverse'], ['inverse']),
  ...on(4.5, ['code-keyword', 'code-string', 'code-number', 'code-name', 'code-comment'], ['fill-1']),
  ...on(3, ['line-3'], ['canvas', 'surface']),
  ...on(3, ['focus-color'], ['canvas', 'surface', 'fill-2']),
  ...on(3, ['success-solid', 'data-1', 'data-2'], ['canvas']),
]

function on(need: number, inks: readonly string[], grounds: readonly string[]): ColorPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, need })))
}

/**
 * 104 primary colours: the colour wheel in four combinations of saturation and lightness, and eight others, such as
 * black, white and grey.
 */
export const accents: readonly string[] = Array.from({ length: 24 }, (_, i) => i * 15)
  .flatMap((hue) =>
    [
      [1, 0.5],
      [0.85, 0.38],
      [0.6, 0.65],
      [0.45, 0.25],
    ].map(([saturation = 0, lightness = 0]) => hexOf(hue, saturation, lightness)),
  )
  .concat('#000000', '#777777', '#ffffff', '#ffd400', '#00ff00', '#00ffff', '#ff00ff', '#0033ff')

function hexOf(hue: number, saturation: number, lightness: number): string {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const level = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

const tokens = [...new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]))]

/**
 * Creates a function that measures colours as this browser paints them, so that colours outside the screen's gamut are
 * clipped as on the page. All tokens are read at once, because each change of the accent makes the browser recompute
 * every colour.
 *
 * @param probe an empty hidden element in the page; it gets an accent and a theme of its own
 */
export function contrastMeter(probe: HTMLElement) {
  const context = new OffscreenCanvas(tokens.length, 1).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas to paint on')
  const samples = tokens.map((token) => {
    const sample = document.createElement('i')
    sample.style.backgroundColor = `var(--qd-${token})`
    return getComputedStyle(probe.appendChild(sample))
  })

  function luminances(): Map<string, number> {
    context?.clearRect(0, 0, tokens.length, 1)
    for (const [i, { backgroundColor }] of samples.entries()) {
      if (context) context.fillStyle = backgroundColor
      context?.fillRect(i, 0, 1, 1)
    }
    const painted = context?.getImageData(0, 0, tokens.length, 1).data ?? new Uint8ClampedArray()
    return new Map(tokens.map((token, i) => [token, luminance(painted.subarray(i * 4, i * 4 + 3))]))
  }

  /** Returns the contrast of every pair, in the order of `pairs`, for an accent in a theme. */
  return function measure(accent: string, theme: 'light' | 'dark'): number[] {
    probe.style.setProperty('--qd-accent', accentStyle(accent)['--qd-accent'])
    probe.style.colorScheme = theme
    const levels = luminances()
    return pairs.map(({ ink, ground }) => ratio(levels.get(ink) ?? 0, levels.get(ground) ?? 0))
  }
}

function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...color].map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(level: number): number {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
