'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDraftStore, type Draft, type DraftStore } from '../draft-store.ts'

/** Options of {@link useDraft}. */
export interface UseDraftOptions<Content> {
  /** Storage key; read once. */
  key: string
  /** Current content of the form: plain JSON. */
  content: Content
  /** True if a stored value is a non-empty draft of this form. */
  isContent: (value: unknown) => value is Content
  /** Puts a stored draft into the form; called at most once, right after hydration. */
  restore: (content: Content) => void
}

/** State of a form's draft. */
export interface UsedDraft<Content> {
  /** Time the restored draft was written, in unix seconds; undefined if nothing was restored. */
  restoredFrom: number | undefined
  /** Time the content was last stored, in unix seconds. */
  savedAt: number | undefined
  /** Removes the draft. `left`, the content that is now in the form, is not stored until it changes. */
  end: (left: Content) => void
  /** Stores the content at once, without waiting for the delay. */
  saveNow: () => void
}

/**
 * Stores the content of a form on this device for seven days: three seconds after the last change, and at once when the
 * page is left or hidden, or the form is unmounted.
 */
export function useDraft<Content>({ key, content, isContent, restore }: UseDraftOptions<Content>): UsedDraft<Content> {
  const [restoredFrom, setRestoredFrom] = useState<number>()
  const [savedAt, setKeptAt] = useState<number>()
  const store = useRef<DraftStore<Content> | null>(null)
  const isNow = useEffectEvent((value: unknown) => isContent(value))
  const open = useEffectEvent(() =>
    createDraftStore({
      key,
      start: content,
      isContent: (value): value is Content => isNow(value),
      onSaved: setKeptAt,
    }),
  )
  const onFound = useEffectEvent((draft: Draft<Content>) => {
    setRestoredFrom(draft.savedAt)
    restore(draft.content)
  })
  // Must run before the effect that creates the store. Otherwise the initial content would count as a change and
  // replace the draft that was just found.
  useEffect(() => store.current?.change(content))
  useEffect(() => {
    const own = open()
    store.current = own
    const found = own.read()
    // oxlint-disable-next-line react/set-state-in-effect -- storage is readable only after hydration
    if (found) onFound(found)
    const onHide = () => {
      if (document.visibilityState === 'hidden') own.saveNow()
    }
    addEventListener('pagehide', own.saveNow)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', own.saveNow)
      document.removeEventListener('visibilitychange', onHide)
      own.saveNow()
      store.current = null
    }
  }, [])
  const end = (left: Content) => {
    store.current?.end(left)
    setRestoredFrom(undefined)
    setKeptAt(undefined)
  }
  return { restoredFrom, savedAt, end, saveNow: () => store.current?.saveNow() }
}
