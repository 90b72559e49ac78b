import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the page has come alive. False while the server renders and in the first rendering of the browser, which must
 * equal what the server wrote.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
