import { useEffect, useState } from 'react'

/**
 * Returns the debounced text: a change appears once the text has not changed again for `pauseMs`, by default 400
 * milliseconds.
 */
export function useDebounced(text: string, pauseMs = 400): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
