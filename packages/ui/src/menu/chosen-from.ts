/** The button of the menu from which an item was last chosen. */
let lastTrigger: Element | null = null

/** Stores the button of the menu that contains an item. */
export function storeTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role="menu"]') : null
  lastTrigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
}

/**
 * Returns the element that should get the focus when a dialog that is now opening is closed again. Usually it is the
 * focused element. If nothing has the focus, or the focused element is in a menu and disappears with the menu, it is
 * the button of the menu that was used last. Null on a server.
 */
export function focusOrigin(): Element | null {
  if (typeof document === 'undefined') return null
  const { activeElement, body } = document
  const stays = activeElement !== null && activeElement !== body && activeElement.closest('[role="menu"]') === null
  return stays ? activeElement : lastTrigger
}
