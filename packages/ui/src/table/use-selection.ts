'use client'

import { useCallback, useMemo, useState } from 'react'

/** The selected rows of a list; see {@link useSelection}. */
export interface Selection {
  /** Ids of the selected rows, in the order of the list. */
  ids: readonly string[]
  /** The extent of the selection: no row, some rows or all rows. */
  extent: 'none' | 'some' | 'all'
  /** True if the row is selected. */
  has: (id: string) => boolean
  /** Selects or deselects one row. */
  set: (id: string, selected: boolean) => void
  /** Selects or deselects all rows. */
  setAll: (selected: boolean) => void
}

/**
 * Selects rows of the displayed list. A selected row that is no longer displayed does not count, so that an
 * action never affects it.
 *
 * @param shown ids of all displayed rows
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>())
  const set = useCallback((id: string, selected: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      if (selected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return useMemo(() => {
    const ids = shown.filter((id) => chosen.has(id))
    return {
      ids,
      extent: ids.length === 0 ? 'none' : ids.length === shown.length ? 'all' : 'some',
      has: (id: string) => chosen.has(id),
      set,
      setAll: (selected: boolean) => setChosen(new Set(selected ? shown : [])),
    }
  }, [shown, chosen, set])
}
