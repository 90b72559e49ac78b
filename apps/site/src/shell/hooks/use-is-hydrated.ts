import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns true after hydration. False on the server and in the first render of the browser, which must match the
 * server's.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
