/** Attribute of what `j` and `k` move through: rows of lists, posts of a question. */
export const ROW = 'data-row'

/** The attribute as properties of an element that is focused itself, not by a link in its heading. */
export const focusedRow = { [ROW]: '', tabIndex: -1 }

/** The attribute as a property of a row whose link is focused. */
export const row = { [ROW]: '' }
