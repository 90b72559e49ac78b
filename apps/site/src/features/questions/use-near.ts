import { useEffect, useState, type RefObject } from 'react'

/** How far off counts as near: one height of the window. */
const AHEAD = '100% 0%'

/** Whether the reader has come near an element, or was near it once. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  })
  return near
}
