/**
 * Stands where a text was erased with its author. It is a sign of no language, because it is shown in all of them, and is
 * shorter than any text that somebody can write.
 */
export const ERASED_TEXT = '[…]'
export const ERASED_HTML = `<p>${ERASED_TEXT}</p>`
