import { useEffect, useState } from 'react'

/** Waited at most for a quiet moment, in milliseconds. */
const AT_MOST_MS = 1000

/**
 * Whether the page has come alive and had a quiet moment. What needs scripts anyway, and is not what the reader came
 * for, is loaded then.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const settle = () => setIdle(true)
    // Safari has no such callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle, { timeout: AT_MOST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
