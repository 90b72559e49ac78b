import { useEffect, useState, type RefObject } from 'react'

/** Distance that counts as near: one viewport height. */
const ROOT_MARGIN = '100% 0%'

/** Returns true once an element has been near the viewport. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  })
  return near
}
