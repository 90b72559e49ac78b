import { useEffect, useState } from 'react'

/** Longest wait for an idle moment, in milliseconds. */
const AT_MOST_MS = 1000

/**
 * Returns true once the page is hydrated and was idle. Parts that need scripts anyway and are not what the viewer came
 * for load then.
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
    const handle = requestIdleCallback(settle, { timeout: AT_MOST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
