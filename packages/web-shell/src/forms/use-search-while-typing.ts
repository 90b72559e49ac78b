import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useDebounced } from './use-debounced.ts'

interface SearchWhileTyping {
  field: RefObject<HTMLInputElement | null>
  /** Receives the text of the field, which is searched for after a pause. */
  type: (text: string) => void
  /** Searches at once. */
  searchFor: (text: string) => void
}

interface SearchInAddress {
  /** The query in the address. */
  query: string
  /** Replaces the query in the address. */
  replace: (query: string) => void
}

/** Synchronizes the query in the address of a list with the text of its search field in both directions. */
export function useSearchWhileTyping({ query: shown, replace }: SearchInAddress): SearchWhileTyping {
  const field = useRef<HTMLInputElement>(null)
  /** Queries that were written to the address and have not come back as `shown` yet, oldest first. */
  const sent = useRef<string[]>([])
  const [typed, type] = useState(shown)
  const settled = useDebounced(typed)
  const searchFor = (text: string) => {
    const query = text.trim()
    if (query === (sent.current.at(-1) ?? shown)) return
    sent.current.push(query)
    replace(query)
  }
  const searchForTyped = useEffectEvent(searchFor)
  useEffect(() => searchForTyped(settled), [settled])
  useEffect(() => {
    const arrived = sent.current.lastIndexOf(shown)
    sent.current.splice(0, arrived + 1)
    if (arrived !== -1 || field.current === null || field.current.value.trim() === shown) return
    // A link or the Back button changed the query.
    sent.current = []
    field.current.value = shown
    type(shown)
  }, [shown])
  return { field, type, searchFor }
}
