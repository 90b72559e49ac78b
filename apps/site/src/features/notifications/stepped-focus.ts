/** Marks the elements that the arrow keys move between. */
const STEPS = '[data-step]'

/**
 * Moves the focus through the marked elements of a list: arrow keys to the next and previous one, Home and End to the
 * first and last.
 * @returns true if the key moved the focus
 */
export function stepped(list: HTMLElement, key: string): boolean {
  const steps = [...list.querySelectorAll<HTMLElement>(STEPS)]
  const now = steps.findIndex((step) => step === document.activeElement)
  const to = {
    ArrowDown: Math.min(now + 1, steps.length - 1),
    ArrowUp: Math.max(now - 1, 0),
    Home: 0,
    End: steps.length - 1,
  }[key]
  if (to === undefined || steps[to] === undefined) return false
  steps[to].focus()
  return true
}
