import { useEffect } from 'react'
import { BROKEN } from './broken-pictures.css.ts'

/** Marks pictures that do not load, so that they look like it, or are not there when they say nothing (product spec §2). */
export function useBrokenPictures(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.setAttribute(BROKEN, '')
    }
    // Such events do not bubble, but they pass by on their way down.
    document.addEventListener('error', onError, true)
    for (const image of document.images) {
      // On a page that came rendered, a picture may have failed before anybody listened.
      if (image.complete && image.naturalWidth === 0) image.setAttribute(BROKEN, '')
    }
    return () => document.removeEventListener('error', onError, true)
  }, [])
}
