import { type OperationQuery, type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A card of the tag list. */
export type TagCard = Schemas['TagListItem']

/** Tags on a page (product spec §9). */
export const TAGS_PER_PAGE = 20

/** Orders of the tag list, the default first. */
export const tagOrders = ['popular', 'name', 'newest'] as const

export type TagOrder = (typeof tagOrders)[number]

/** What a page of tags shows. */
export interface TagFilter {
  /** Contained in the slug or name. */
  q?: string | undefined
  order?: TagOrder | undefined
  page?: number | undefined
}

/** Longest part of a name that can be looked for. */
export const TAG_QUERY_LENGTH = 35

/** A page of tags. */
export function tagListQuery(api: QuandaryClient, filter: TagFilter) {
  const name = filter.q?.trim().slice(0, TAG_QUERY_LENGTH) ?? ''
  const query: OperationQuery<'listTags'> = {
    page: filter.page ?? 1,
    page_size: TAGS_PER_PAGE,
    query_cond: filter.order ?? 'popular',
    ...(name === '' ? {} : { slug_name: name }),
  }
  return queryOptions({
    queryKey: ['tags', query],
    queryFn: ({ signal }) => unwrap(api.call('listTags', { query, signal })),
  })
}

/** One tag. */
export function tagQuery(api: QuandaryClient, name: string) {
  return queryOptions({
    queryKey: ['tag', name],
    queryFn: ({ signal }) => unwrap(api.call('getTag', { query: { name }, signal })),
  })
}
