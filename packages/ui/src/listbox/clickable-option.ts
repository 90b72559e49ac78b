import type { DOMAttributes } from 'react'

/** Distance in CSS pixels that a mouse may move between the press and the release of a click on an option. */
const SLACK = 4

/**
 * Returns the event handlers of an option in a list that belongs to a text field. Pressing an option does not take the
 * focus from the field. If the list changes between press and release of the mouse, because more suggestions arrive,
 * the browser sends no click to the option. The pressed option is then chosen here.
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
        // The browser dispatches a click in the same task as the release, so this runs after it.
        setTimeout(() => isClicked || choose())
      }
      const { signal } = pressed
      document.addEventListener('pointerup', onRelease, { signal })
      document.addEventListener('pointercancel', () => pressed.abort(), { signal })
    },
    onClick: choose,
  }
}
