'use client'

import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import type { EditorHandle } from '../editor-handle.ts'
import type { EditorPanelProps, FaceFeature } from './react-feature.ts'
import { useLatest } from './use-latest.ts'

export interface Panels {
  /** The open panel, or null. */
  Open: ComponentType<EditorPanelProps> | null
  /** Opens a panel by name. @returns true if there is one */
  open: (panel: string) => boolean
  /** Closes the open panel and returns focus to the text. */
  close: () => void
}

/** Tracks which panel of the features is open, and moves the focus to the editor when it closes. */
export function usePanels(features: readonly FaceFeature[], editor: { current: EditorHandle | null }): Panels {
  const all = useMemo(() => new Map(features.flatMap((feature) => Object.entries(feature.panels ?? {}))), [features])
  const latest = useLatest(all)
  const [name, setName] = useState<string | null>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Runs as an effect, because a closed dialog has released the focus only by then.
    if (name === null && wasOpen.current) editor.current?.focus()
    wasOpen.current = name !== null
  }, [name, editor])
  const open = useCallback(
    (panel: string) => {
      if (!latest.current.has(panel)) return false
      setName(panel)
      return true
    },
    [latest],
  )
  const close = useCallback(() => setName(null), [])
  return { Open: name === null ? null : (all.get(name) ?? null), open, close }
}
