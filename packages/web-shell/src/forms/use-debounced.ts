import { useEffect, useState } from 'react'

/** Returns a text after it has not changed for a while, by default 400 milliseconds. */
export function useDebounced(text: string, pauseMs = 400): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
