import { basePath, below, useDebounced } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { ListAddress, ListSearch } from './list-search.ts'

interface SearchWhileTyping {
  field: RefObject<HTMLInputElement | null>
  /** Receives the text of the field, which is searched for after a pause. */
  type: (text: string) => void
  /** Searches at once. */
  searchFor: (text: string) => void
}

/** Synchronizes the query in the address of a list with the text of its search field in both directions. */
export function useSearchWhileTyping<Filter extends string, Column extends string>({
  address,
  search,
}: {
  address: ListAddress<Filter, Column>
  search: ListSearch<Filter, Column>
}): SearchWhileTyping {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  /** Queries that were written to the address and have not come back as `search` yet, oldest first. */
  const sent = useRef<string[]>([])
  const [typed, type] = useState(search.query)
  const settled = useDebounced(typed)
  const searchFor = (text: string) => {
    const query = text.trim()
    if (query === (sent.current.at(-1) ?? search.query)) return
    sent.current.push(query)
    router.history.replace(below(basePath(), address.write({ ...search, query, page: 1 })))
  }
  const searchForTyped = useEffectEvent(searchFor)
  useEffect(() => searchForTyped(settled), [settled])
  useEffect(() => {
    const arrived = sent.current.lastIndexOf(search.query)
    sent.current.splice(0, arrived + 1)
    if (arrived !== -1 || field.current === null || field.current.value.trim() === search.query) return
    // A link or the Back button changed the query.
    sent.current = []
    field.current.value = search.query
    type(search.query)
  }, [search.query])
  return { field, type, searchFor }
}
