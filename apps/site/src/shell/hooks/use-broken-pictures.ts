import { useEffect } from 'react'
import { BROKEN } from './broken-pictures.css.ts'

/** Marks images that fail to load. They are styled as broken, or hidden if they are decorative. */
export function useBrokenPictures(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.setAttribute(BROKEN, '')
    }
    // Error events do not bubble, but they can be captured.
    document.addEventListener('error', onError, true)
    for (const image of document.images) {
      // An image may have failed before hydration.
      if (image.complete && image.naturalWidth === 0) image.setAttribute(BROKEN, '')
    }
    return () => document.removeEventListener('error', onError, true)
  }, [])
}
