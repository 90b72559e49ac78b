import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Paths of this host that something else than this app answers. */
const elsewhere = /^\/(admin|answer|api-docs|install|installation|static|uploads)(?=[/?#]|$)/

/** Whether the router of this app knows an address; every other needs a full page load. */
export function isOwnAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !elsewhere.test(href)
}

/** Gives the function that goes to an address of this host: by the router, or by loading the page where it must. */
export function useGo(): (href: string, how?: { replace?: boolean }) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (href, { replace = false } = {}) => {
      if (isOwnAddress(href)) await router.navigate({ href, replace })
      else if (replace) location.replace(href)
      else location.assign(href)
    },
    [router],
  )
}
