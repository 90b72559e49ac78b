/** Twice the size on the page, for dense screens. */
const PIXELS = { xs: 48, sm: 64, md: 96, lg: 192 } as const

/**
 * The address of a person's picture in the size it is shown in: picture stores take `s`, a side in pixels (product spec,
 * Avatar). A Gravatar that does not exist is asked for as a pattern. Addresses with a query of their own, and those
 * that are no web addresses, stay as they are.
 */
export function pictureAddress(src: string, size: keyof typeof PIXELS): string {
  if (!/^(https?:\/\/|\/)[^?#]*$/i.test(src)) return src
  return `${src}?s=${PIXELS[size]}${src.includes('gravatar') ? '&d=identicon' : ''}`
}
