import { type OperationQuery, type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'
import type { PostOrder } from './profile-tabs.ts'

/** The public profile of a member. */
export type Profile = Schemas['UserProfile']

/** Rows per page of every list of a profile. */
export const ROWS_PER_PAGE = 30

export function profileQuery(api: QuandaryClient, username: string) {
  return queryOptions({
    queryKey: ['profile', username],
    queryFn: ({ signal }) => unwrap(api.call('getPersonalUser', { query: { username }, signal })),
  })
}

/** Queries the links from a member's profile to the user center; only requested where there is one. */
export function profileLinksQuery(api: QuandaryClient, username: string, language: string) {
  return queryOptions({
    queryKey: ['profile-links', username, language],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('getUserCenterBranding', { query: { username }, signal }))).personal_branding,
  })
}

/** Queries the most upvoted questions and answers of a member. */
export function topPostsQuery(api: QuandaryClient, username: string) {
  return queryOptions({
    queryKey: ['top-posts', username],
    queryFn: ({ signal }) => unwrap(api.call('getPersonalTop', { query: { username }, signal })),
  })
}

/** Queries the tags that a member writes about. */
export function personalTagsQuery(api: QuandaryClient, username: string) {
  return queryOptions({
    queryKey: ['personal-tags', username],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalTags', { query: { username }, signal })),
  })
}

/** The selection of a profile's list. */
export interface ProfileFilter {
  order?: PostOrder | undefined
  page?: number | undefined
}

function listQuery(username: string, { order, page }: ProfileFilter) {
  return {
    username,
    page: page ?? 1,
    page_size: ROWS_PER_PAGE,
    ...(order === undefined ? {} : { order }),
  } satisfies OperationQuery<'listPersonalQuestions'>
}

/** Queries a page of a member's questions. */
export function personalQuestionsQuery(api: QuandaryClient, username: string, filter: ProfileFilter) {
  const query = listQuery(username, { order: 'newest', ...filter })
  return queryOptions({
    queryKey: ['personal-questions', query],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalQuestions', { query, signal })),
  })
}

/** Queries a page of a member's answers. */
export function personalAnswersQuery(api: QuandaryClient, username: string, filter: ProfileFilter) {
  const query = listQuery(username, { order: 'newest', ...filter })
  return queryOptions({
    queryKey: ['personal-answers', query],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalAnswers', { query, signal })),
  })
}

/** Queries a page of a member's comments. */
export function personalCommentsQuery(api: QuandaryClient, username: string, { page }: ProfileFilter) {
  const query = listQuery(username, { page })
  return queryOptions({
    queryKey: ['personal-comments', query],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalComments', { query, signal })),
  })
}

/** Queries a page of a member's reputation gains. */
export function personalReputationQuery(api: QuandaryClient, username: string, { page }: ProfileFilter) {
  const query = listQuery(username, { page })
  return queryOptions({
    queryKey: ['personal-reputation', query],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalReputation', { query, signal })),
  })
}

/** Queries a page of the viewer's votes. */
export function personalVotesQuery(api: QuandaryClient, { page = 1 }: ProfileFilter) {
  const query = { page, page_size: ROWS_PER_PAGE }
  return queryOptions({
    queryKey: ['personal-votes', query],
    queryFn: ({ signal }) => unwrap(api.call('listPersonalVotes', { query, signal })),
  })
}

/** Queries a page of the viewer's bookmarks. */
export function bookmarksQuery(api: QuandaryClient, { page = 1 }: ProfileFilter) {
  const query = { page, page_size: ROWS_PER_PAGE }
  return queryOptions({
    queryKey: ['bookmarks', query],
    queryFn: ({ signal }) => unwrap(api.call('listBookmarks', { query, signal })),
  })
}
