import { useState } from 'react'

/**
 * Returns true if something was dismissed in this browser, and a function that dismisses it. Without storage, the
 * dismissal lasts until the page is reloaded. Use it only for components that the server does not render, because the
 * server does not know the choice.
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
      // Storage is full or not available.
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
