import type { CSSProperties } from 'react'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Style object that sets the primary colour of an element. */
export interface AccentStyle extends CSSProperties {
  '--qd-accent': string
}

/**
 * True if a text is accepted as a primary colour.
 *
 * @param hex text such as `#03f` or `#0033ff`; no other notation is accepted
 */
export function isAccent(hex: string): boolean {
  return HEX.test(hex)
}

/**
 * Returns the style that sets a page's primary colour; put it on `<html>`. CSS clamps lightness and chroma per theme,
 * so every colour stays readable.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @throws RangeError for any other text, because the value ends up in a style attribute
 */
export function accentStyle(hex: string): AccentStyle {
  if (!isAccent(hex)) throw new RangeError(`Not a colour of the form #rgb or #rrggbb: ${JSON.stringify(hex)}`)
  return { '--qd-accent': hex.toLowerCase() }
}
