import { safeTarget } from '@quandary/guards'
import { basePath } from '../links/base-path.ts'

/**
 * Storage key of the address to open after signing in. It contains the site's path, because sites on one host share the
 * storage.
 */
const key = () => `_a_rp_${basePath()}`

/** Stores the address to open after signing in. Addresses of other sites are ignored. */
export function storeReturnTarget(address: unknown): void {
  const target = safeTarget(address)
  if (target !== undefined) attempt(() => localStorage.setItem(key(), target))
}

/** Returns the stored address to open after signing in and removes it; the front page if there is none. */
export function takeReturnTarget(): string {
  const target = safeTarget(attempt(() => localStorage.getItem(key())))
  attempt(() => localStorage.removeItem(key()))
  return target ?? '/'
}

/** Returns undefined if the browser refuses access to storage. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
