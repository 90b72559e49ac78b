import { listTagsLimits } from '@quandary/api-client/limits'
import { ApiFailure, type OperationQuery, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

/** A card of the tag list. */
export type TagCard = Schemas['TagListItem']

/** Tags per page (docs/spec/screens.md#constants). */
export const TAGS_PER_PAGE = 20

/** Orders of the tag list, the default first. */
export const tagOrders = ['popular', 'name', 'newest'] as const

export type TagOrder = (typeof tagOrders)[number]

export interface TagFilter {
  /** A part of the slug or name to search for. */
  q?: string | undefined
  order?: TagOrder | undefined
  page?: number | undefined
}

/** Maximum length of the tag search, in characters. */
export const TAG_QUERY_LENGTH = listTagsLimits.slug_name.max

export function tagListQuery(api: QuandaryClient, filter: TagFilter) {
  const name = filter.q?.trim().slice(0, TAG_QUERY_LENGTH) ?? ''
  const query: OperationQuery<'listTags'> = {
    page: filter.page ?? 1,
    page_size: TAGS_PER_PAGE,
    query_cond: filter.order ?? 'popular',
    ...(name === '' ? {} : { slug_name: name }),
  }
  return operationQuery(api, 'listTags', { query })
}

/** Number of tags shown to guests beside the questions. */
const POPULAR_TAGS = 12

/** Queries the tags with the most questions. */
export function popularTagsQuery(api: QuandaryClient) {
  const query = { page: 1, page_size: POPULAR_TAGS, query_cond: 'popular' } as const
  return operationQuery(api, 'listTags', { query })
}

/**
 * Matches the id of a tag, because addresses contain either the name or the id of a tag. Ids contain the kind of object
 * (docs/spec/contract.md#ids).
 */
const TAG_ID = /^1003\d{13}$/

/** Queries a tag by the name in its address or by its id. */
export function tagQuery(api: QuandaryClient, name: string) {
  return operationQuery(api, 'getTag', { query: TAG_ID.test(name) ? { id: name } : { name } })
}

/** A tag with everything its page shows. */
export type TagDetail = Schemas['TagDetail']

/** Queries the synonyms of a tag, and the actions on them that the viewer is allowed. */
export function synonymsQuery(api: QuandaryClient, tagId: string) {
  return operationQuery(api, 'getTagSynonyms', { query: { tag_id: tagId } })
}

/** Queries the related tags of a tag and the members who give its best answers. */
export function tagOverviewQuery(api: QuandaryClient, tagId: string) {
  return operationQuery(api, 'getTagOverview', { query: { tag_id: tagId } })
}

export function followedTagsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listFollowedTags')
}

/** Queries the viewer's ignored tags, and how lists treat their questions. */
export function ignoredTagsQuery(api: QuandaryClient) {
  return operationQuery(api, 'listIgnoredTags')
}

/** Queries the versions of a tag, newest first. */
export function tagVersionsQuery(api: QuandaryClient, tagId: string) {
  return operationQuery(api, 'listRevisions', { query: { object_id: tagId } })
}

/** Queries the reason why a tag cannot be edited now, as a message; null if the tag can be edited. */
export function tagEditCheckQuery(api: QuandaryClient, tagId: string) {
  return queryOptions({
    queryKey: [...operationKey('checkEdit'), tagId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { error } = await api.call('checkEdit', { query: { id: tagId }, signal })
      if (error === undefined) return null
      if (error.kind === 'refused') return error.message
      throw new ApiFailure(error)
    },
  })
}
