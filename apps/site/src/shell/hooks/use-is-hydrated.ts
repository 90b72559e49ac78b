import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns true after hydration. Returns false on the server and in the browser's first render, whose result must match
 * the server's.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
