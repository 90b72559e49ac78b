import { formatExactCount } from '@quandary/i18n'
import { PageHead, SelectionBar, Stack, Tabs, useSelection, type Selection } from '@quandary/ui'
import { useMemo, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import {
  ListEmpty,
  ListPager,
  ListSearchField,
  OrderSelect,
  type ListAddress,
  type ListSearch,
  type Ordering,
} from '../lists/index.ts'
import { PostBulkActions, PostConfirmation } from './post-action-parts.tsx'
import type { PostNoun } from './post-actions.ts'
import { NoPosts, OfAuthor } from './post-list-parts.tsx'
import type { PostFilter, QuestionColumn } from './post-queries.ts'
import { usePostActions, type PostActions } from './use-post-actions.tsx'

/** State and actions shared by the rows of a list of posts. */
export interface PostRows {
  noun: PostNoun
  filter: PostFilter
  selection: Selection
  acting: PostActions
}

interface PostListProps<Filter extends PostFilter, Column extends QuestionColumn, Post extends { id: string }> {
  noun: PostNoun
  address: ListAddress<Filter, Column>
  filters: readonly Filter[]
  search: ListSearch<Filter, Column>
  /** The shown posts, and the number of posts on all pages. */
  data: { list: readonly Post[]; count: number }
  /** Number of posts that wait for approval; undefined until it is known. */
  pending: number | undefined
  /** Returns the title that a confirmation shows for a post. */
  titleOf: (post: Post) => string
  /** Returns the beginning of a post's text, which the confirmation of an approval shows. */
  textOf: (post: Post) => string
  /** Shows the author or question that the list is limited to. */
  limit?: ReactNode
  /** The table of the posts. */
  children: (rows: PostRows, ordering: Ordering<Column>) => ReactNode
}

/** A list of posts in a state: head, tabs, search, order, table, pager, and the actions on selected posts. */
export function PostList<Filter extends PostFilter, Column extends QuestionColumn, Post extends { id: string }>(
  props: PostListProps<Filter, Column, Post>,
): ReactNode {
  const { noun, address, search, data, titleOf, textOf, limit, children } = props
  const { list, count } = data
  const { filter } = search
  const { t, language } = useLanguage()
  const ids = useMemo(() => list.map(({ id }) => id), [list])
  const selection = useSelection(ids)
  const acting = usePostActions(noun, filter, ids)
  const shared = { noun, filter, acting }
  const ordering: Ordering<Column> = {
    columns: address.columns,
    current: search,
    href: (order) => address.write({ ...search, ...order, page: 1 }),
  }
  const title = t(`nav.${noun}`)
  usePageTitle(title)
  return (
    <Stack gap={4}>
      <PageHead title={title} meta={t(`${noun}.count`, { count, n: formatExactCount(count, language) })} />
      <FilterTabs {...props} />
      {search.user === '' ? null : (
        <OfAuthor user={search.user} allHref={address.write({ ...search, user: '', page: 1 })} />
      )}
      {limit}
      <SelectionBar selection={selection} actions={<PostBulkActions {...shared} ids={selection.ids} />}>
        <ListSearchField address={address} search={search} label={t(`${noun}.search`)} />
        {count > 1 ? <OrderSelect ordering={ordering} /> : null}
      </SelectionBar>
      {list.length === 0 ? (
        <ListEmpty address={address} search={search} count={count} none={<NoPosts noun={noun} search={search} />} />
      ) : (
        children({ ...shared, selection }, ordering)
      )}
      <ListPager address={address} search={search} count={count} />
      <PostConfirmation
        noun={noun}
        acting={acting}
        factsOf={(id) => {
          const post = list.find((one) => one.id === id)
          return post ? { title: titleOf(post), text: textOf(post) } : { title: '', text: '' }
        }}
      />
    </Stack>
  )
}

type FilterTabsProps<Filter extends PostFilter, Column extends QuestionColumn> = Pick<
  PostListProps<Filter, Column, { id: string }>,
  'address' | 'filters' | 'search' | 'pending'
>

function FilterTabs<Filter extends PostFilter, Column extends QuestionColumn>(
  props: FilterTabsProps<Filter, Column>,
): ReactNode {
  const { address, filters, search, pending } = props
  const { t } = useLanguage()
  const labelOf = (filter: PostFilter) => t(`posts.status_${filter}`)
  return (
    <Tabs
      label={t('status')}
      items={filters.map((filter) => ({
        label: labelOf(filter),
        href: address.write({ ...search, filter, page: 1 }),
        current: filter === search.filter,
        ...(filter === 'pending' && pending !== undefined && { count: pending }),
      }))}
    />
  )
}
