'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Calls back when a text starts to differ from the stored one, and when it no longer does.
 *
 * @param saved the stored text; the first value if undefined
 */
export function useDirtySignal(
  value: string,
  saved: string | undefined,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  const [first] = useState(value)
  const told = useRef(false)
  const tell = useEffectEvent((dirty: boolean) => {
    if (dirty === told.current) return
    told.current = dirty
    onDirtyChange?.(dirty)
  })
  const dirty = value !== (saved ?? first)
  useEffect(() => tell(dirty), [dirty])
}
