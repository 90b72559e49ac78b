import type { LinkComponentProps } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** Whether a click means this tab and this page's router. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented && !event.currentTarget.target
}

/** Links of the kit: below /admin by the router, elsewhere by the browser. */
export function RouterLink({ href, onClick, children, ...attributes }: LinkComponentProps): ReactNode {
  const router = useRouter()
  const own = /^\/admin(?=[/?#]|$)/.test(href)
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!own || !isPlainClick(event)) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a {...attributes} href={href} onClick={onFollow}>
      {children}
    </a>
  )
}
