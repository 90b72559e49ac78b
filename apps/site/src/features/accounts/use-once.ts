import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs an action once after hydration. Codes from mails work once, and a second effect (strict mode) must not use them
 * up.
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
