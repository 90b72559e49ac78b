import type { LinkComponentProps } from '@quandary/ui'
import { basePath, below, isPlainClick } from '@quandary/web-shell'
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
    router.history.push(below(basePath(), href))
  }
  return (
    <a {...attributes} href={below(basePath(), href)} onClick={onFollow}>
      {children}
    </a>
  )
}
