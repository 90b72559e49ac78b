import { ApiFailure, type OperationQuery, type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
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

/** Names of tags are addresses of their own; ids have a kind (wire types, ids). */
const TAG_ID = /^1003\d{13}$/

/** A tag by the name in its address, or by its id. */
export function tagQuery(api: QuandaryClient, name: string) {
  return queryOptions({
    queryKey: ['tag', name],
    queryFn: ({ signal }) => unwrap(api.call('getTag', { query: TAG_ID.test(name) ? { id: name } : { name }, signal })),
  })
}

/** A tag with all that its page shows. */
export type TagDetail = Schemas['TagDetail']

/** The synonyms of a tag, and whether the viewer may change them. */
export function synonymsQuery(api: QuandaryClient, tagId: string) {
  return queryOptions({
    queryKey: ['tag-synonyms', tagId],
    queryFn: ({ signal }) => unwrap(api.call('getTagSynonyms', { query: { tag_id: tagId }, signal })),
  })
}

/** The tags the viewer follows. */
export function followedTagsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['followed-tags'],
    queryFn: ({ signal }) => unwrap(api.call('listFollowedTags', { signal })),
  })
}

/** Versions of a tag, the newest first. */
export function tagVersionsQuery(api: QuandaryClient, tagId: string) {
  return queryOptions({
    queryKey: ['revisions', tagId],
    queryFn: ({ signal }) => unwrap(api.call('listRevisions', { query: { object_id: tagId }, signal })),
  })
}

/** Why a tag cannot be edited now, in words; null when it can. */
export function tagEditCheckQuery(api: QuandaryClient, tagId: string) {
  return queryOptions({
    queryKey: ['edit-check', tagId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { error } = await api.call('checkEdit', { query: { id: tagId }, signal })
      if (error === undefined) return null
      if (error.kind === 'refused') return error.message
      throw new ApiFailure(error)
    },
  })
}
