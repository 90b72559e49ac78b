import { useEffect, type RefObject } from 'react'

/**
 * Brings the current link of a row that scrolls sideways into view, so that a phone shows where its reader is.
 *
 * @param row what scrolls; the link in it has `aria-current`
 * @param current what tells the current link from the others, such as its address; undefined for none
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    if (current === undefined || row.current === null) return
    const shown = row.current.querySelector<HTMLElement>('[aria-current]')
    if (shown) scrollIntoRow(row.current, shown)
  }, [row, current])
}

/** Sideways only: scrollIntoView would move the page as well. */
function scrollIntoRow(row: HTMLElement, shown: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = shown.getBoundingClientRect()
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
}
