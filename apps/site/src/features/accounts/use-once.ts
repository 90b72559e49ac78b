import { useEffect, useEffectEvent, useRef } from 'react'

/** Acts once, right after the page has come alive. Codes of mails work once; a second effect must not use them up. */
export function useOnce(act: () => Promise<void>): void {
  const done = useRef(false)
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (done.current) return
    done.current = true
    void begin()
  }, [])
}
