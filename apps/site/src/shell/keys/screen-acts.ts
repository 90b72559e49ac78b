/** Attribute of what the palette offers as acts of the screen: a row of buttons, links and menus, or one button. */
const ACTS = 'data-acts'

/** Props of a button that is an act of the screen, or of a row of them: Ctrl K finds them by their words. */
export const screenActs = { [ACTS]: '' }

/** Selects the acts of the current screen and their rows. */
export const ACT_ROWS = `main [${ACTS}]`
