import { useEffect } from 'react'

/** Event dispatched once the page is hydrated. */
const HYDRATED = 'quandary:alive'

/** Marks a form without an `action` that the server accepts from browsers without scripts. */
export const WORKS_WITHOUT_SCRIPTS = 'data-plain'

/**
 * Inline script in the head of every page. It records early clicks and submits, once per control, and replays
 * them after hydration. Links, menus, forms that work without scripts and the administrators' own markup are not
 * affected.
 *
 * Without it, early clicks would be lost: before hydration, buttons and forms that need scripts do nothing, and
 * React does not replay events that precede `hydrateRoot`. `pnpm --filter @quandary/site e2e before-hydration`
 * shows that none is lost. With the processor slowed down four times, 1.1 s pass between the first paint of a
 * question and its hydration.
 *
 * Delete it when React records events before it loads, or when every control works as a plain form.
 */
export const REPLAY_EARLY_CLICKS = `(() => {
  const kept = new Set()
  const keep = (event) => {
    const { target, type } = event
    const pressed = type === 'submit' ? event.submitter : target.closest('button[type=button]')
    if (!pressed || pressed.closest('[data-ran]')) return
    if (type === 'submit' && target.matches('[action], [${WORKS_WITHOUT_SCRIPTS}]')) return
    event.preventDefault()
    // Parts that are already hydrated must not handle it too.
    event.stopImmediatePropagation()
    kept.add(pressed)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('${HYDRATED}', () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    for (const pressed of kept) pressed.click()
  }, { once: true })
})()`

/** Replays early clicks. Call it in the document, which stays mounted even if its screen fails. */
export function useReplayEarlyClicks(): void {
  useEffect(() => {
    // Waits for a new task: on a replayed click, React must hydrate the clicked part synchronously, which it cannot do
    // during an effect.
    const turn = setTimeout(() => dispatchEvent(new Event(HYDRATED)))
    return () => clearTimeout(turn)
  }, [])
}
