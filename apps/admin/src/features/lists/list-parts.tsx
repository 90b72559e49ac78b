import { ButtonLink, EmptyState, SearchField } from '@quandary/ui'
import { basePath, below, useSearchWhileTyping } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { focusPage } from '../../shell/return-focus.ts'
import type { ListAddress, ListSearch } from './list-search.ts'
import { RangePager } from './range-pager.tsx'

interface ListPartProps<Filter extends string, Column extends string> {
  address: ListAddress<Filter, Column>
  search: ListSearch<Filter, Column>
}

/**
 * The search field of a list, which searches after a pause in typing and at once on Enter. A search begins at the first
 * page and keeps the filter.
 */
export function ListSearchField<Filter extends string, Column extends string>(
  props: ListPartProps<Filter, Column> & { /** Label of the search field. */ label: string },
): ReactNode {
  const { address, search, label } = props
  const router = useRouter()
  const { field, type, searchFor } = useSearchWhileTyping({
    query: search.query,
    replace: (query) => router.history.replace(below(basePath(), address.write({ ...search, query, page: 1 }))),
  })
  return (
    <SearchField
      ref={field}
      action={below(basePath(), address.write({ ...search, query: '', page: 1 }))}
      name="query"
      label={label}
      placeholder={label}
      defaultValue={search.query}
      onInput={type}
      onSearch={searchFor}
    />
  )
}

/** The pager of a list. */
export function ListPager<Filter extends string, Column extends string>(
  props: ListPartProps<Filter, Column> & { count: number },
): ReactNode {
  const { address, search, count } = props
  return <RangePager page={search.page} count={count} href={(page) => address.write({ ...search, page })} />
}

/** Replaces the rows of an empty list: nothing matches the search, the page is beyond the end, or nothing exists. */
export function ListEmpty<Filter extends string, Column extends string>(
  props: ListPartProps<Filter, Column> & { count: number; /** Shown if no text is searched for. */ none: ReactNode },
): ReactNode {
  const { address, search, count, none } = props
  const { t } = useLanguage()
  if (count > 0) return <BeyondEnd first={address.write({ ...search, page: 1 })} />
  if (search.query === '') return none
  const all = address.write({ ...search, query: '', page: 1 })
  return (
    <EmptyState
      title={t('list.no_match', { query: search.query })}
      actions={
        <ButtonLink href={all} onClick={focusPage}>
          {t('list.clear_search')}
        </ButtonLink>
      }
    >
      {t('list.no_match_help')}
    </EmptyState>
  )
}

/**
 * Replaces the rows of a page beyond the end of a list.
 * @param props.first address of the first page
 */
export function BeyondEnd({ first }: { first: string }): ReactNode {
  const { t } = useLanguage()
  return (
    <EmptyState
      title={t('list.beyond')}
      actions={
        <ButtonLink href={first} onClick={focusPage}>
          {t('list.first_page')}
        </ButtonLink>
      }
    >
      {t('list.beyond_help')}
    </EmptyState>
  )
}
