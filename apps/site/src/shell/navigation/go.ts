import { basePath, below } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Paths of this host that belong to other apps or to the server. */
const otherApps = /^\/(admin|answer|api-docs|install|installation|static|uploads)(?=[/?#]|$)/

/** Returns true if this app's router handles an address. Other addresses need a full page load. */
export function isOwnAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !otherApps.test(href)
}

/**
 * Returns a function that navigates to an address of this host, with a full page load if the router does not handle it.
 */
export function useGo(): (href: string, how?: { replace?: boolean }) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (href, { replace = false } = {}) => {
      if (isOwnAddress(href)) await router.navigate({ href, replace })
      else if (replace) location.replace(below(basePath(), href))
      else location.assign(below(basePath(), href))
    },
    [router],
  )
}
