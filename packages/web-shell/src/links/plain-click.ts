import type { MouseEvent } from 'react'

/** True if a click on a link means this tab and the router of the page, and not the browser. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = modified || download !== '' || (target !== '' && target !== '_self')
  return event.button === 0 && !elsewhere && !event.defaultPrevented
}
