'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Scrolls the current link of a horizontal row into view, which matters on phones.
 *
 * @param row the scrolling element; its current link has `aria-current`
 * @param current identifies the current link, for example its address; undefined for none
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    if (current === undefined || row.current === null) return
    const shown = row.current.querySelector<HTMLElement>('[aria-current]')
    if (shown) scrollIntoRow(row.current, shown)
  }, [row, current])
}

/** Scrolls only sideways: scrollIntoView would also move the page. */
function scrollIntoRow(row: HTMLElement, shown: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = shown.getBoundingClientRect()
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
}
