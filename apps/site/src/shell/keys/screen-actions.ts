/**
 * Attribute of the elements whose actions the search suggestions offer (Ctrl K): a button, or a row of buttons, links
 * and menus.
 */
const ACTIONS_ATTRIBUTE = 'data-acts'

/** Props of a button, or of a row of buttons, whose actions can be found with Ctrl K. */
export const screenActions = { [ACTIONS_ATTRIBUTE]: '' }

/** Selects the buttons and rows with the actions of the current screen. */
export const ACTION_ROWS = `main [${ACTIONS_ATTRIBUTE}]`
