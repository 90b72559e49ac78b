import { safeTarget } from '@quandary/guards'
import { basePath } from '../links/base-path.ts'

/** Storage key of the address to open after signing in. Sites on one host share the storage. */
const key = () => `_a_rp_${basePath()}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores the address to open after signing in. Ignores other sites. */
export function storeReturnTarget(store: Store, address: unknown): void {
  const target = safeTarget(address)
  if (target !== undefined) attempt(() => store.setItem(key(), target))
}

/** Returns the stored address to open after signing in and removes it; the front page if there is none. */
export function takeReturnTarget(store: Store): string {
  const target = safeTarget(attempt(() => store.getItem(key())))
  attempt(() => store.removeItem(key()))
  return target ?? '/'
}

/** Browsers may refuse storage; then nothing is stored. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
