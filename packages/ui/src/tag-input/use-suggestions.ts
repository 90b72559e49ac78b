'use client'

import { useEffect, useState } from 'react'

/** A tag that can be or has been chosen. */
export interface TagChoice {
  /** Stored value: the slug. */
  value: string
  /** Display text; by default the value. */
  label?: string
  /** Formatted number of uses: `1,204 questions`. */
  count?: string
  /** Meaning of the tag, or the tag that it is a synonym of. */
  description?: string
  /** Appearance; see `Tag`. */
  kind?: 'normal' | 'required' | 'reserved'
  /** Reason why the tag cannot be chosen. */
  disabledReason?: string
}

/** Finds tags for a typed text. The signal is aborted when the text changes. */
export type SuggestTags = (query: string, signal: AbortSignal) => Promise<readonly TagChoice[]>

/** Debounce in milliseconds. */
const PAUSE_MS = 150

export interface Suggestions {
  /** The text these suggestions belong to. */
  query: string
  found: readonly TagChoice[]
  failed: boolean
}

const nothing: Suggestions = { query: '', found: [], failed: false }

/** Loads suggestions while `active` is true; drops responses that arrive too late. */
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
