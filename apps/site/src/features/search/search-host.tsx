import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions, {
  optional: true,
})

/** The search fields of the page: those whose form leads to the search. */
const FIELDS = 'form[action="/search"] input[type="search"]'

/** Shows suggestions under the search field that has the focus. One host serves all fields, so they need no code for it. */
export function SearchHost(): ReactNode {
  const [field, setField] = useState<HTMLInputElement>()
  useEffect(() => {
    const follow = () => {
      const focused = document.activeElement
      setField(focused instanceof HTMLInputElement && focused.matches(FIELDS) ? focused : undefined)
    }
    // The focus may have come before this module was loaded. While it moves, the page itself has it for a moment.
    follow()
    const onLeave = () => void setTimeout(follow)
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  if (field === undefined) return null
  return (
    <Suspense>
      <SearchSuggestions field={field} />
    </Suspense>
  )
}
