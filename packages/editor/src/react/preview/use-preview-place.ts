'use client'

import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Width of an editor, in CSS pixels, from which its preview is beside the text unless the user chose otherwise. */
const DEFAULT_SPLIT_WIDTH = 1100
/** Width of an editor, in CSS pixels, from which there is room for a preview beside the text. */
const MIN_SPLIT_WIDTH = 640
/** Key of the choice in the storage of this device. */
const STORED_AT = 'qd-editor-preview'

export interface PreviewPlace {
  isBeside: boolean
  /** Changes the place of the preview and stores the choice; undefined while there is room for only one place. */
  choose: ((isBeside: boolean) => void) | undefined
}

/** Decides where the preview of an editor is, by its width and the choice stored on this device. */
export function usePreviewPlace(frame: RefObject<HTMLElement | null>): PreviewPlace {
  const [room, setRoom] = useState<'none' | 'some' | 'plenty'>('none')
  const [chosen, setChosen] = useState<boolean | null>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth
      setRoom(width >= DEFAULT_SPLIT_WIDTH ? 'plenty' : width >= MIN_SPLIT_WIDTH ? 'some' : 'none')
    })
    observer.observe(element)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is readable only after hydration
    setChosen(storedChoice())
    return () => observer.disconnect()
  }, [frame])
  // Always the same function: a new one would render the toolbar again on every key press.
  const choose = useCallback((isBeside: boolean) => {
    setChosen(isBeside)
    store(isBeside)
  }, [])
  return {
    isBeside: room !== 'none' && (chosen ?? room === 'plenty'),
    choose: room === 'none' ? undefined : choose,
  }
}

/** Returns the stored choice. If the browser refuses access to its storage, the choice lasts as long as the editor. */
function storedChoice(): boolean | null {
  try {
    const stored = localStorage.getItem(STORED_AT)
    return stored === null ? null : stored === 'beside'
  } catch {
    return null
  }
}

function store(isBeside: boolean): void {
  try {
    localStorage.setItem(STORED_AT, isBeside ? 'beside' : 'below')
  } catch {
    // The browser refuses access to its storage.
  }
}
