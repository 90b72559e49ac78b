import { useEffect, type RefObject } from 'react'
import { stepped } from './stepped-focus.ts'

/**
 * Marks the bell as expanded, moves the focus into its panel, and closes the panel on Escape, when a link in it is
 * followed, and when the viewer turns to something else.
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
      // The body gets focus when the focused element disappears; nobody has moved on then.
      if (type === 'pointerdown' || target !== document.body) onClose()
    }
    // Escape also reaches it from the bell.
    document.addEventListener('keydown', onKey, { signal })
    // After the link itself, which the router follows when the click has reached the document.
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
