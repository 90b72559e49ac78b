import { safeTarget } from '@quandary/guards'

/** Entry of the storage that remembers where to go after the login. */
const KEY = '_a_rp_'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers where to go after the login. What is not of this site is not remembered. */
export function storeReturnTarget(store: Store, address: unknown): void {
  const target = safeTarget(address)
  if (target !== undefined) attempt(() => store.setItem(KEY, target))
}

/** Where to go after the login: what was remembered, once, else the front page. */
export function takeReturnTarget(store: Store): string {
  const target = safeTarget(attempt(() => store.getItem(KEY)))
  attempt(() => store.removeItem(KEY))
  return target ?? '/'
}

/** Browsers may refuse storage; then nothing is remembered. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
