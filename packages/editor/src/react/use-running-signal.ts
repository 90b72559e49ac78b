'use client'

import { useRef } from 'react'
import { useLatest } from './use-latest.ts'

/** Reports how many tasks of one kind are running. */
export type ReportRunning = (kind: 'uploads' | 'pastes', running: number) => void

/**
 * Notifies the host when the first upload or conversion starts, and when no upload or conversion is running any longer.
 */
export function useRunningSignal(onChange: ((isRunning: boolean) => void) | undefined): ReportRunning {
  const latest = useLatest(onChange)
  const counts = useRef({ uploads: 0, pastes: 0 })
  return (kind, running) => {
    const { uploads, pastes } = counts.current
    const before = uploads + pastes > 0
    counts.current = { uploads, pastes, [kind]: running }
    const now = counts.current.uploads + counts.current.pastes > 0
    if (before !== now) latest.current?.(now)
  }
}
