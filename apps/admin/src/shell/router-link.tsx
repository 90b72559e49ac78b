import type { LinkComponentProps } from '@quandary/ui'
import { isPlainClick } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** Link component for the shared components: the router handles addresses below /admin, the browser all others. */
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
