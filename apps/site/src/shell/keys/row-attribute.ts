/** Attribute of the elements that `j` and `k` move through: rows of lists and posts of a question. */
export const ROW = 'data-row'

/** Props of a row that gets the focus itself. */
export const focusableRow = { [ROW]: '', tabIndex: -1 }

/** Props of a row in which the heading's link gets the focus. */
export const row = { [ROW]: '' }
