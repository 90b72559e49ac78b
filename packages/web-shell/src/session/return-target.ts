/** Entry of the storage that remembers where to go after the login. */
const KEY = '_a_rp_'

/**
 * A path of this site to go to after the login.
 *
 * @returns undefined for other sites, for addresses a browser would read as another site, and for the login screens
 */
export function safeTarget(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || hasControl(address)) return undefined
  const { origin, pathname } = new URL(address, 'http://site')
  if (origin !== 'http://site' || /^\/users\/(login|logout|register|account-activation)(\/|$)/.test(pathname)) {
    return undefined
  }
  return address
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ')
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers where to go after the login. What is not of this site is not remembered. */
export function rememberTarget(store: Store, address: unknown): void {
  const target = safeTarget(address)
  if (target !== undefined) attempt(() => store.setItem(KEY, target))
}

/** Where to go after the login: what was remembered, once, else the front page. */
export function takeTarget(store: Store): string {
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
