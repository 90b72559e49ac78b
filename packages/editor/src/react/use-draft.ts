import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDraftStore, type Draft, type DraftStore } from '../draft-store.ts'

/** Which form {@link useDraft} keeps. */
export interface UseDraftOptions<Content> {
  /** Entry of the storage; read once. */
  key: string
  /** What the form holds now: plain JSON. */
  content: Content
  /** True if a stored value is a draft of this form, with something in it. */
  isContent: (value: unknown) => value is Content
  /** Puts a found draft into the form; called at most once, right after the page has come alive. */
  restore: (content: Content) => void
}

/** A form's draft. */
export interface UsedDraft<Content> {
  /** When the restored draft was written, in unix seconds; undefined when nothing was restored. */
  restoredFrom: number | undefined
  /** When the text was last kept, in unix seconds. */
  keptAt: number | undefined
  /** Removes the draft; what is in the form now is not kept again. */
  end: (left: Content) => void
  /** Keeps the text at once, without waiting for it to rest. */
  keepNow: () => void
}

/**
 * Keeps what is written in a form on this device for seven days: three seconds after the last change, and at once
 * when the page is left or hidden (product spec §9).
 */
export function useDraft<Content>({ key, content, isContent, restore }: UseDraftOptions<Content>): UsedDraft<Content> {
  const [restoredFrom, setRestoredFrom] = useState<number>()
  const [keptAt, setKeptAt] = useState<number>()
  const store = useRef<DraftStore<Content> | null>(null)
  const isNow = useEffectEvent((value: unknown) => isContent(value))
  const open = useEffectEvent(() =>
    createDraftStore({
      key,
      start: content,
      isContent: (value): value is Content => isNow(value),
      onKept: setKeptAt,
    }),
  )
  const onFound = useEffectEvent((draft: Draft<Content>) => {
    setRestoredFrom(draft.savedAt)
    restore(draft.content)
  })
  // Before the store is made: what a form begins with is no change, least of all one against the draft just found.
  useEffect(() => store.current?.change(content))
  useEffect(() => {
    const own = open()
    store.current = own
    const found = own.read()
    // oxlint-disable-next-line react/set-state-in-effect -- the server has no storage, so it is read only after hydration
    if (found) onFound(found)
    const onHide = () => {
      if (document.visibilityState === 'hidden') own.keepNow()
    }
    addEventListener('pagehide', own.keepNow)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', own.keepNow)
      document.removeEventListener('visibilitychange', onHide)
      own.keepNow()
      store.current = null
    }
  }, [])
  const end = (left: Content) => {
    store.current?.end(left)
    setRestoredFrom(undefined)
    setKeptAt(undefined)
  }
  return { restoredFrom, keptAt, end, keepNow: () => store.current?.keepNow() }
}
