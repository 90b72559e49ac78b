/** Stores the session token between calls. */
export interface TokenStore {
  /** The token, or undefined for a guest. */
  get(): string | undefined
  /** Stores a token, replacing the previous one. */
  set(token: string): void
  /** Removes the token. */
  clear(): void
}

/** The part of the Web Storage interface that {@link storageTokenStore} uses. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates a token store in memory, for scripts, servers and tests.
 *
 * @param initial initial token
 */
export function memoryTokenStore(initial?: string): TokenStore {
  let token = initial
  return {
    get: () => token || undefined,
    set: (next) => {
      token = next
    },
    clear: () => {
      token = undefined
    },
  }
}

/** Storage key of the session token in a browser. A site below a path appends that path to the key. */
export const TOKEN_KEY = '_a_ltk_'

/**
 * Creates a token store in `localStorage` or `sessionStorage`, shared by the tabs that share the storage. If the
 * browser refuses storage (blocked, full), the token is stored in memory instead.
 *
 * @param storage the storage to use, or a function that returns it, for browsers in which access to `localStorage`
 * throws
 * @param key name of the entry
 */
export function storageTokenStore(storage: TokenStorage | (() => TokenStorage), key = TOKEN_KEY): TokenStore {
  const fallback = memoryTokenStore()
  const open = () => (typeof storage === 'function' ? storage() : storage)
  return {
    get: () => attempt(() => open().getItem(key)) || fallback.get(),
    set: (token) => {
      const isStored = attempt(() => {
        open().setItem(key, token)
        return true
      })
      if (isStored) fallback.clear()
      else fallback.set(token)
    },
    clear: () => {
      fallback.clear()
      attempt(() => open().removeItem(key))
    },
  }
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
