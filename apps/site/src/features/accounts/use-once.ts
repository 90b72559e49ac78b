import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs an action once after hydration. A code from a mail can be used only once, so a second run of the effect (React's
 * strict mode) must not send it again.
 */
export function useOnce(act: () => Promise<void>): void {
  const done = useRef(false)
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (done.current) return
    done.current = true
    void begin()
  }, [])
}
