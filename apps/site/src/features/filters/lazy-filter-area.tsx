import { useState, type ComponentProps, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { filterArea, importFilterArea, type LoadedFilterArea } from './load-filter-area.ts'

const LaterArea = lazyPart(async () => (await importFilterArea()).FilterArea)
const LaterEmpty = lazyPart(async () => (await importFilterArea()).FilteredEmpty)

/**
 * {@link FilterArea}, loaded when it is first rendered. On the server, the route has already loaded it, and it is
 * rendered immediately: without scripts, a suspended part of the page would be missing.
 */
export function LazyFilterArea(props: ComponentProps<LoadedFilterArea['FilterArea']>): ReactNode {
  const [Part] = useState(() => filterArea.loaded?.FilterArea ?? LaterArea)
  return <Part {...props} />
}

/** {@link FilteredEmpty}, loaded in the same way as {@link LazyFilterArea}. */
export function LazyFilteredEmpty(props: ComponentProps<LoadedFilterArea['FilteredEmpty']>): ReactNode {
  const [Part] = useState(() => filterArea.loaded?.FilteredEmpty ?? LaterEmpty)
  return <Part {...props} />
}
