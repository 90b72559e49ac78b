import type { DOMAttributes } from 'react'

/** CSS pixels that a mouse may move between the press and the release of a click on an option. */
const SLACK = 4

/**
 * Returns the handlers of an option in a list that belongs to a text field. The focus stays in the field. A list of
 * suggestions may change between the press and the release of the mouse, because more is found meanwhile; the browser then
 * gives the click to no option, and the pressed one is chosen here.
 *
 * @param choose called once per click
 */
export function clickableOption(
  choose: () => void,
): Required<Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onPointerDown' | 'onClick'>> {
  return {
    onMouseDown: (event) => event.preventDefault(),
    onPointerDown: ({ pointerType, button, clientX, clientY, currentTarget }) => {
      if (pointerType !== 'mouse' || button !== 0) return
      const pressed = new AbortController()
      let isClicked = false
      currentTarget.addEventListener('click', () => (isClicked = true), { once: true })
      const onRelease = (release: PointerEvent) => {
        pressed.abort()
        if (Math.hypot(release.clientX - clientX, release.clientY - clientY) > SLACK) return
        // A click of the browser comes in the same task as the release.
        setTimeout(() => isClicked || choose())
      }
      const { signal } = pressed
      document.addEventListener('pointerup', onRelease, { signal })
      document.addEventListener('pointercancel', () => pressed.abort(), { signal })
    },
    onClick: choose,
  }
}
