/** Stored per browser: how wide code may be depends on the device. */
const KEY = '_a_wrap_'

/**
 * Inline script in the head of every page that applies the choice before the first paint, so that code does not change its
 * height while the page loads.
 */
export const APPLY_CODE_WRAP = `try{if(localStorage.${KEY})document.documentElement.dataset.wrap=''}catch{}`

/** True if long lines of code are wrapped in this browser. */
export function isWrapped(): boolean {
  return document.documentElement.dataset['wrap'] !== undefined
}

/** Wraps long lines of code or not, from now on; where the browser stores nothing, on this page. */
export function chooseWrapping(on: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', on)
  try {
    if (on) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or refused.
  }
}
