/** Keeps the session token between calls. */
export interface TokenStore {
  /** The token, or undefined for a guest. */
  get(): string | undefined
  /** Keeps a token, in place of the one before. */
  set(token: string): void
  /** Forgets the token. */
  clear(): void
}

/** The part of the Web Storage interface that {@link storageTokenStore} uses. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A token store that lives as long as the program: for scripts, servers and tests.
 *
 * @param initial token to begin with
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

/** Name under which a browser keeps its session token. */
export const TOKEN_KEY = '_a_ltk_'

/**
 * A token store in `localStorage` or `sessionStorage`, shared by the tabs that share the storage. Where the browser
 * refuses storage (blocked, full), the token is kept in memory instead.
 *
 * @param storage where to keep it
 * @param key name of the entry
 */
export function storageTokenStore(storage: TokenStorage, key = TOKEN_KEY): TokenStore {
  const fallback = memoryTokenStore()
  return {
    get: () => attempt(() => storage.getItem(key)) || fallback.get(),
    set: (token) => {
      const kept = attempt(() => {
        storage.setItem(key, token)
        return true
      })
      if (kept) fallback.clear()
      else fallback.set(token)
    },
    clear: () => {
      fallback.clear()
      attempt(() => storage.removeItem(key))
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
