import { useState } from 'react'

/**
 * Returns true if something was dismissed in this browser, and a function that dismisses it: until the page is left in a
 * browser that stores nothing. Not for what the server renders, which does not know.
 *
 * @param key storage key
 */
export function useDismissal(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setDismissed] = useState(() => isStored(key))
  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(key, 'hidden')
    } catch {
      // Storage is full or refused.
    }
  }
  return [isDismissed, dismiss]
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
