import { useEffect, useState } from 'react'

/** A tag that can be chosen, or has been. */
export interface TagChoice {
  /** What is stored: the slug. */
  value: string
  /** What is shown; the value when left out. */
  label?: string
  /** How often it is used, as written: `1,204 questions`. */
  count?: string
  /** Its meaning, or what it is a synonym of. */
  description?: string
  /** How it is drawn; see `Tag`. */
  kind?: 'normal' | 'required' | 'reserved'
  /** Why it may not be chosen. */
  disabledReason?: string
}

/** Finds tags for a typed text. The signal aborts when the text has changed. */
export type SuggestTags = (query: string, signal: AbortSignal) => Promise<readonly TagChoice[]>

/** Waited after a key before asking, in milliseconds. */
const PAUSE_MS = 150

export interface Suggestions {
  /** The text these belong to. */
  query: string
  found: readonly TagChoice[]
  failed: boolean
}

const nothing: Suggestions = { query: '', found: [], failed: false }

/** Asks for suggestions while `active`; an answer that comes too late is dropped. */
export function useSuggestions(suggest: SuggestTags, query: string, active: boolean): Suggestions {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    if (!active) return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      void ask(suggest, query, asked.signal).then((answer) => (asked.signal.aborted ? undefined : setState(answer)))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [suggest, query, active])
  return state
}

async function ask(suggest: SuggestTags, query: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    return { query, found: await suggest(query, signal), failed: false }
  } catch {
    return { query, found: [], failed: true }
  }
}
