/**
 * Explicit directional formatting (Unicode UAX 9). In a name or a title it would reverse the text next to it on the
 * page.
 */
const DIRECTION_OVERRIDES = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu

/** Anything but white space, control and format characters, and letters that are drawn as nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** Normalizes a name or a title for storage: one line, without control characters and direction overrides. */
export function oneLine(text: string): string {
  return text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** True if a reader would see nothing at all. */
export function isInvisible(text: string): boolean {
  return !VISIBLE.test(text)
}
