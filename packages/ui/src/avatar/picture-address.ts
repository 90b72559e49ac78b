/** At least twice the displayed size, for high-density screens. */
const PIXELS = { xs: 48, sm: 64, md: 96, lg: 192 } as const

/**
 * Returns the address of a person's image at its displayed size: avatar services take `s`, a side length in pixels.
 * Gravatar is asked for a pattern if there is no image. Addresses that already have a query, and those that are not web
 * addresses, are unchanged.
 */
export function pictureAddress(src: string, size: keyof typeof PIXELS): string {
  if (!/^(https?:\/\/|\/)[^?#]*$/i.test(src)) return src
  return `${src}?s=${PIXELS[size]}${src.includes('gravatar') ? '&d=identicon' : ''}`
}
