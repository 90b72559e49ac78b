import type { CSSProperties } from 'react'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A style object that sets the primary colour of the element it is put on. */
export interface AccentStyle extends CSSProperties {
  '--accent': string
}

/**
 * True if a text is a colour the kit takes as its primary colour.
 *
 * @param hex text such as `#03f` or `#0033ff`; no other notation is taken
 */
export function isAccent(hex: string): boolean {
  return HEX.test(hex)
}

/**
 * The style that gives a page its primary colour; put it on `<html>`. Lightness and chroma are clamped in
 * CSS per theme, so every colour stays readable.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @throws RangeError for any other text, because the value ends up in a style attribute
 */
export function accentStyle(hex: string): AccentStyle {
  if (!isAccent(hex)) throw new RangeError(`Not a colour of the form #rgb or #rrggbb: ${JSON.stringify(hex)}`)
  return { '--accent': hex.toLowerCase() }
}
