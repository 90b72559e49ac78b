import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions, {
  optional: true,
})

/** Selects the search fields of the page: those whose form opens the search page. */
const FIELDS = 'form[action$="/search"] input[type="search"]'

/**
 * Shows suggestions under the focused search field. One host serves all search fields, so the fields need no code for
 * suggestions.
 */
export function SearchHost(): ReactNode {
  const [opened, setOpened] = useState<{ field: HTMLInputElement; from: Element | null }>()
  useEffect(() => {
    const follow = (from: EventTarget | null = null) => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement && field.matches(FIELDS))) return setOpened(undefined)
      setOpened((before) => (before?.field === field ? before : { field, from: from instanceof Element ? from : null }))
    }
    const onEnter = ({ relatedTarget }: FocusEvent) => follow(relatedTarget)
    // A field may have got the focus before this module was loaded. During `focusout` the body is the active element,
    // so `onLeave` checks only after the focus has moved.
    follow()
    const onLeave = () => void setTimeout(follow)
    document.addEventListener('focusin', onEnter)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('focusin', onEnter)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  if (opened === undefined) return null
  return (
    <Suspense>
      <SearchSuggestions {...opened} />
    </Suspense>
  )
}
