/** Side length of the requested image in pixels: at least twice the displayed size, for high-density screens. */
const PIXELS = { xs: 48, sm: 64, md: 96, lg: 192 } as const

/**
 * Adds a query to the address of a person's image: `s`, the side length in pixels that avatar services accept, and for
 * Gravatar the pattern to return if the person has no image. Addresses with a query or a fragment, and those that are
 * neither web addresses nor paths of the site, are unchanged.
 */
export function pictureAddress(src: string, size: keyof typeof PIXELS): string {
  if (!/^(https?:\/\/|\/)[^?#]*$/i.test(src)) return src
  return `${src}?s=${PIXELS[size]}${src.includes('gravatar') ? '&d=identicon' : ''}`
}
