import { SearchField } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { useBase } from '../context/site-context.ts'

interface SiteSearchProps {
  /** The query that the field shows at first. */
  query: string
  label: string
  /** The shortcut key that focuses the field; it is shown inside the field. */
  shortcut?: string
}

/**
 * A field that searches the site. With scripts, it opens the search page without a page load; without scripts, it
 * submits a form.
 */
export function SiteSearch({ query, ...rest }: SiteSearchProps): ReactNode {
  const router = useRouter()
  return (
    <SearchField
      {...rest}
      key={query}
      action={`${useBase()}/search`}
      defaultValue={query}
      onSearch={(q) => (q === '' ? undefined : void router.navigate({ href: withQuery('/search', { q }) }))}
    />
  )
}
