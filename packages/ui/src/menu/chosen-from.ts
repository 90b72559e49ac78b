/** The button of the menu something was last chosen from. */
let lastTrigger: Element | null = null

/** Stores the button of the menu around an item. */
export function storeTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role="menu"]') : null
  lastTrigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
}

/**
 * Returns where the focus belongs after a dialog that opens now: where it is, or the button of the menu in which the
 * dialog was chosen, because the items of a menu take the focus with them when it closes. Null on a server.
 */
export function focusOrigin(): Element | null {
  if (typeof document === 'undefined') return null
  const { activeElement, body } = document
  const stays = activeElement !== null && activeElement !== body && activeElement.closest('[role="menu"]') === null
  return stays ? activeElement : lastTrigger
}
