/** The button of the menu in which an item was last chosen. */
let lastTrigger: Element | null = null

/** Stores the button of the menu around an item. */
export function storeTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role="menu"]') : null
  lastTrigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
}

/**
 * Returns the element that gets the focus when a dialog that opens now is closed: the focused element, or the button of
 * the menu in which the dialog was chosen, because menu items are removed when the menu closes. Null on a server.
 */
export function focusOrigin(): Element | null {
  if (typeof document === 'undefined') return null
  const { activeElement, body } = document
  const stays = activeElement !== null && activeElement !== body && activeElement.closest('[role="menu"]') === null
  return stays ? activeElement : lastTrigger
}
