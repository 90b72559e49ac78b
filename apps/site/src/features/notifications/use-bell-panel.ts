import { useEffect, type RefObject } from 'react'
import { stepped } from './stepped-focus.ts'

/**
 * Marks the bell as expanded and moves the focus into its panel. Closes the panel on Escape, when the viewer follows a
 * link in it, and when the viewer clicks or focuses something else.
 *
 * @param onClose pass the same function in every render
 */
export function useBellPanel(bell: HTMLAnchorElement, ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const panel = ref.current
    if (panel === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onClose()
        bell.focus()
      } else if (event.target instanceof Node && panel.contains(event.target) && stepped(panel, event.key)) {
        event.preventDefault()
      }
    }
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && panel.contains(link)) onClose()
    }
    const onElsewhere = ({ target, type }: Event) => {
      if (!(target instanceof Node) || panel.contains(target) || bell.contains(target)) return
      // If the focused element disappears, the focus falls back to the body, although the viewer has not left the
      // panel.
      if (type === 'pointerdown' || target !== document.body) onClose()
    }
    // Listens on the document, so that Escape also works while the bell has the focus.
    document.addEventListener('keydown', onKey, { signal })
    // Listens on the window, so that the listener runs after the router's handler for the link.
    window.addEventListener('click', onClick, { signal })
    document.addEventListener('pointerdown', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    bell.setAttribute('aria-expanded', 'true')
    panel.focus({ preventScroll: true })
    return () => {
      listening.abort()
      bell.removeAttribute('aria-expanded')
    }
  }, [bell, ref, onClose])
}
