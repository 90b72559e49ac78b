import { useEffect } from 'react'

/** Event dispatched once the page is hydrated. */
const ALIVE = 'quandary:alive'

/** Marks a form without an `action` that the server accepts from browsers without scripts. */
export const WORKS_PLAINLY = 'data-plain'

/**
 * Inline script in the head of every page that replays early clicks.
 *
 * It buys that a click on a rendered page is never lost: a button or form that only works with scripts would swallow
 * clicks before hydration, so they are recorded, once per control, and replayed afterwards.
 * `e2e/before-scripts.spec.ts` shows it. Links, menus, forms that work without scripts and the administrators' own
 * markup are left alone.
 *
 * Delete it when React replays clicks and submits that precede hydration; its selective hydration only prioritizes
 * them.
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

/** Replays early clicks. Used by the document, which stays mounted even if its screen fails. */
export function useEarlyPresses(): void {
  useEffect(() => {
    // React hydrates the clicked part synchronously, which it cannot do during an effect.
    const turn = setTimeout(() => dispatchEvent(new Event(ALIVE)))
    return () => clearTimeout(turn)
  }, [])
}
