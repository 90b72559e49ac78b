/**
 * Replaces a text that was erased together with its author. It belongs to no language, because it is shown in all of
 * them.
 */
export const ERASED_TEXT = '[…]'
export const ERASED_HTML = `<p>${ERASED_TEXT}</p>`
