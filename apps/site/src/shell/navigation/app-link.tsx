import type { LinkComponentProps } from '@quandary/ui'
import { below, isPlainClick } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useBase } from '../context/site-context.ts'
import { isOwnAddress } from './go.ts'

/** A link that the router follows without a full page load. It also works without scripts. */
export function AppLink({ href, onClick, children, ...attributes }: LinkComponentProps): ReactNode {
  const router = useRouter()
  const inside = isOwnAddress(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!inside || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  // No prefetching: loading a question counts as a view, and hovering over a link must not count as one.
  return (
    <a {...attributes} href={below(useBase(), href)} onClick={follow}>
      {children}
    </a>
  )
}
