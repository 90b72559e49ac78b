import { basePath } from '@quandary/web-shell'
import { useCallback, useEffect, useState } from 'react'

/** The target of the bell without scripts, on a phone and in a new tab. */
export const BELL_HREF = '/users/notifications/inbox'

/** Its own list, which stands under it, leads there too. */
const BELL = `header a[href$="${BELL_HREF}"]:not(dialog *)`

/** On narrower screens the list would be the whole page, so there the bell leads to the page. */
const WIDE = '(min-width: 640px)'

/** Clicks the bell of the page; guests have none. */
export function clickBell(): void {
  document.querySelector<HTMLAnchorElement>(BELL)?.click()
}

/** True if the click opens the page in another tab or window. */
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
      // The same list is on the page already.
      if (location.pathname.startsWith(basePath() + BELL_HREF)) return
      event.preventDefault()
      setOpen((now) => (now === bell ? undefined : bell))
    }
    // Before the link itself, which would leave the page.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return [open, close]
}
