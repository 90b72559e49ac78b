import { useCallback, useState } from 'react'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'

/** Stored per tab: a new tab is a new round of reviewing. */
const KEY = '_a_reviewed_'

/** Returns how many tasks the viewer has decided on in this tab, reloads included, and a function that counts one more. */
export function useDecidedTasks(): [count: number, countOne: () => void] {
  const isHydrated = useIsHydrated()
  const [count, setCount] = useState(() => (import.meta.env.SSR ? 0 : stored()))
  const countOne = useCallback(() => {
    const next = count + 1
    setCount(next)
    try {
      sessionStorage.setItem(KEY, String(next))
    } catch {
      // Storage is full or refused: they are counted until a reload.
    }
  }, [count])
  // The server has rendered none.
  return [isHydrated ? count : 0, countOne]
}

function stored(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}
