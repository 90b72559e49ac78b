'use client'

import { isComposing } from '@quandary/ui'
import { useEffect, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Handles Escape within an element before a dialog around the editor closes. Dialogs listen on the document, which gets
 * the event before React handlers do, so this hook listens on the window, in the capture phase.
 */
export function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useLatest(onEscape)
  useEffect(() => {
    const ending = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      const isWithin = event.target instanceof Node && element.current?.contains(event.target) === true
      if (event.key !== 'Escape' || isComposing({ nativeEvent: event }) || !isWithin) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKey, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [element, latest])
}
