import type { LinkComponentProps } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** Addresses answered by something else than this app. */
const elsewhere = /^\/(admin|answer|install|installation|static|uploads)(\/|$)/

/** A link that the router follows without loading the page anew; the plain link it is works without scripts. */
export function AppLink({ href, onClick, children, ...attributes }: LinkComponentProps): ReactNode {
  const router = useRouter()
  const inside = href.startsWith('/') && !href.startsWith('//') && !elsewhere.test(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !inside || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const prepare = () => {
    if (!inside) return
    const { pathname, search } = new URL(href, 'http://site')
    void router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) }).catch(() => undefined)
  }
  return (
    <a {...attributes} href={href} onClick={follow} onPointerEnter={prepare}>
      {children}
    </a>
  )
}

function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button !== 0 || modified || download !== '' || (target !== '' && target !== '_self')
}
