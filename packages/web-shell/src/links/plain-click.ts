import type { MouseEvent } from 'react'

/** True if a click on a link should be handled by the router in this tab, not by the browser. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isDownload = event.currentTarget.hasAttribute('download')
  const elsewhere = modified || isDownload || (target !== '' && target !== '_self')
  return event.button === 0 && !elsewhere && !event.defaultPrevented
}
