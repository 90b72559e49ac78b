import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

/** Waited after a change before it is kept, in milliseconds (product spec §9). */
const PAUSE_MS = 3000

interface DraftOptions<Content> {
  key: string
  content: Content
  /** Whether a stored value is a draft of this form. */
  isContent: (value: unknown) => value is Content
  /** Puts a found draft into the form; called at most once, right after the page has come alive. */
  restore: (content: Content) => void
}

/**
 * Keeps what is written on this device, three seconds after the last change and at once when the page is left.
 *
 * @returns when the restored draft was written, when the text was last kept, how to end the draft and to keep it now
 */
export function useDraft<Content>({ key, content, isContent, restore }: DraftOptions<Content>) {
  const [restoredFrom, setRestoredFrom] = useState<number>()
  const [keptAt, setKeptAt] = useState<number>()
  const written = JSON.stringify(content)
  const kept = useRef(written)

  const keep = () => {
    if (written === kept.current) return
    kept.current = written
    const now = Math.floor(Date.now() / 1000)
    if (!isContent(content)) clearDraft(localStorage, key)
    else if (writeDraft(localStorage, key, content, now)) setKeptAt(now)
  }
  const onFound = useEffectEvent(() => {
    const draft = readDraft(localStorage, key, isContent)
    if (draft === undefined) return
    kept.current = JSON.stringify(draft.content)
    setRestoredFrom(draft.savedAt)
    restore(draft.content)
  })
  const onPause = useEffectEvent(keep)

  useEffect(() => onFound(), [])
  useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE_MS)
    return () => clearTimeout(timer)
    // The pause begins anew with every change.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [written])
  useEffect(() => {
    const onLeave = () => onPause()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onPause()
    }
  }, [])

  /** Removes the draft; what is in the form now is not kept again. */
  const end = (left: Content) => {
    kept.current = JSON.stringify(left)
    clearDraft(localStorage, key)
    setRestoredFrom(undefined)
    setKeptAt(undefined)
  }
  return { restoredFrom, keptAt, end, keepNow: keep }
}
