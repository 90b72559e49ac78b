/**
 * Returns a CSS colour as `#rrggbb`, as a screen shows it; undefined if the browser cannot parse it.
 *
 * @param colour in any notation, such as the `oklch()` of a computed style
 */
export function hexOf(colour: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context || !CSS.supports('color', colour)) return undefined
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
