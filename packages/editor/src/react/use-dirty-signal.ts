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
  const reported = useRef(false)
  const report = useEffectEvent((dirty: boolean) => {
    if (dirty === reported.current) return
    reported.current = dirty
    onDirtyChange?.(dirty)
  })
  const dirty = value !== (saved ?? first)
  useEffect(() => report(dirty), [dirty])
}
