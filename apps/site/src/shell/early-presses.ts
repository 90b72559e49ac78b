import { useEffect } from 'react'

/** What the page tells itself once it is alive. */
const ALIVE = 'quandary:alive'

/** Marks a form without an address that the server takes from browsers without scripts. */
export const WORKS_PLAINLY = 'data-plain'

/**
 * Script in the head of every page. Buttons and forms that only scripts serve would swallow what is pressed before the
 * page is alive: that is kept, each once, and done when it is. Links, menus, forms that work by themselves and what
 * administrators put into the page are left alone.
 */
export const KEEP_EARLY_PRESSES = `(() => {
  const kept = new Set()
  const keep = (event) => {
    const { target, type } = event
    const pressed = type === 'submit' ? event.submitter : target.closest('button[type=button]')
    if (!pressed || pressed.closest('[data-ran]')) return
    if (type === 'submit' && target.matches('[action], [${WORKS_PLAINLY}]')) return
    event.preventDefault()
    // Parts that are alive already must not do it too.
    event.stopImmediatePropagation()
    kept.add(pressed)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('${ALIVE}', () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    for (const pressed of kept) pressed.click()
  }, { once: true })
})()`

/** Does what was pressed before the page was alive. For the document, which is there whatever becomes of its screen. */
export function useEarlyPresses(): void {
  useEffect(() => {
    // React first makes alive what is pressed, which it cannot do amid this.
    const turn = setTimeout(() => dispatchEvent(new Event(ALIVE)))
    return () => clearTimeout(turn)
  }, [])
}
