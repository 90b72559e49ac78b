import { basePath, below } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Paths of this host that other apps or the server answer. */
const otherApps = /^\/(admin|answer|api-docs|install|installation|static|uploads)(?=[/?#]|$)/

/** Returns true if the router of this app knows an address; all others need a full page load. */
export function isOwnAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !otherApps.test(href)
}

/** Returns a function that navigates to an address of this host, with a full page load where it is needed. */
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
