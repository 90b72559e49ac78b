import { useEffect, useState } from 'react'

/** Maximum wait for the page to be idle, in milliseconds. */
const MAX_WAIT_MS = 1000

/**
 * Returns true once the page is hydrated and has been idle, or MAX_WAIT_MS after hydration. Used to load components
 * that need scripts anyway and are not the main content.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const settle = () => setIdle(true)
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
