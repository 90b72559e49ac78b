import { basePath } from '@quandary/web-shell'
import { useCallback, useEffect, useState } from 'react'

/**
 * Target of the bell's link. The link is followed without scripts, on phones, on the notifications page, and when it is
 * opened in a new tab.
 */
export const BELL_HREF = '/users/notifications/inbox'

/** Selects the bell. Excludes links inside the bell's list, because one of them has the same target. */
const BELL = `header a[href$="${BELL_HREF}"]:not(dialog *)`

/**
 * Matches screens that are wide enough for the list. On narrower screens the list would fill the page, so the bell
 * opens the notifications page instead.
 */
const WIDE = '(min-width: 640px)'

/** Clicks the bell of the page. Does nothing if the page has none, for example for guests. */
export function clickBell(): void {
  document.querySelector<HTMLAnchorElement>(BELL)?.click()
}

/** Returns true if the click opens the link in another tab or window. */
function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}

/** Returns the bell if its list is open, and a function that closes the list. */
export function useOpenBell(): [bell: HTMLAnchorElement | undefined, close: () => void] {
  const [open, setOpen] = useState<HTMLAnchorElement>()
  const close = useCallback(() => setOpen(undefined), [])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const bell = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(BELL) : null
      if (bell === null || isForBrowser(event) || !matchMedia(WIDE).matches) return
      // The notifications page already shows the same list.
      if (location.pathname.startsWith(basePath() + BELL_HREF)) return
      event.preventDefault()
      setOpen((now) => (now === bell ? undefined : bell))
    }
    // Listens in the capture phase, to run before the link's own handler, which would navigate.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return [open, close]
}
