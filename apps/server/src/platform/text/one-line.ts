/**
 * What turns the direction of the text behind it. In a name or a title it would turn what the page writes beside it
 * (Unicode UAX 9, explicit directional formatting).
 */
const TURNS = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu

/** White space, control and format characters, and letters that are drawn as nothing. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/gu

/** A name or a title as it is stored: one line, without controls and without what turns its direction. */
export function oneLine(text: string): string {
  return text
    .replaceAll(TURNS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Whether a reader would see nothing at all. */
export function isUnseen(text: string): boolean {
  return text.replaceAll(UNSEEN, '') === ''
}
