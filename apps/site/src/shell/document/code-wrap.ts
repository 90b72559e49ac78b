/** Storage key of the choice. It is stored per browser, because the suitable width of code depends on the device. */
const KEY = '_a_wrap_'

/**
 * Inline script in the head of every page. It applies the choice before the first paint, so that the height of code
 * does not change while the page loads.
 */
export const APPLY_CODE_WRAP = `try{if(localStorage.${KEY})document.documentElement.dataset.wrap=''}catch{}`

/** Returns true if long lines of code are wrapped in this browser. */
export function isWrapped(): boolean {
  return document.documentElement.dataset['wrap'] !== undefined
}

/** Turns wrapping of long code lines on or off. Without storage, the choice lasts until the page is reloaded. */
export function chooseWrapping(on: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', on)
  try {
    if (on) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or not available.
  }
}
