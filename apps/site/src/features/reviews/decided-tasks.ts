import { useCallback, useState } from 'react'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'

/** Key in the session storage, which belongs to one tab. So a new tab begins a new round of reviewing. */
const KEY = '_a_reviewed_'

/**
 * Returns how many tasks the viewer has decided in this tab, and a function that counts one more. The count survives
 * reloads.
 */
export function useDecidedTasks(): [count: number, countOne: () => void] {
  const isHydrated = useIsHydrated()
  const [count, setCount] = useState(() => (import.meta.env.SSR ? 0 : stored()))
  const countOne = useCallback(() => {
    const next = count + 1
    setCount(next)
    try {
      sessionStorage.setItem(KEY, String(next))
    } catch {
      // If the storage is full or not available, the count is lost on reload.
    }
  }, [count])
  // The server renders 0, so the first render in the browser must show 0 as well.
  return [isHydrated ? count : 0, countOne]
}

function stored(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}
