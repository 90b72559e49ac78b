import type { OperationQuery, QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import type { PostOrder } from './profile-tabs.ts'

/** The public profile of a member. */
export type Profile = Schemas['UserProfile']

/** Rows per page of every list of a profile. */
export const ROWS_PER_PAGE = 30

export function profileQuery(api: QuandaryClient, username: string) {
  return operationQuery(api, 'getPersonalUser', { query: { username } })
}

/** Queries the links from a member's profile to the user center. Only for sites with a user center. */
export function profileLinksQuery(api: QuandaryClient, username: string) {
  return operationQuery(api, 'getUserCenterBranding', { query: { username } })
}

/** Queries the most upvoted questions and answers of a member. */
export function topPostsQuery(api: QuandaryClient, username: string) {
  return operationQuery(api, 'getPersonalTop', { query: { username } })
}

/** Queries the tags of a member's posts. */
export function personalTagsQuery(api: QuandaryClient, username: string) {
  return operationQuery(api, 'listPersonalTags', { query: { username } })
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
  const query = listQuery(username, { ...filter, order: filter.order ?? 'newest' })
  return operationQuery(api, 'listPersonalQuestions', { query })
}

/** Queries a page of a member's answers. */
export function personalAnswersQuery(api: QuandaryClient, username: string, filter: ProfileFilter) {
  const query = listQuery(username, { ...filter, order: filter.order ?? 'newest' })
  return operationQuery(api, 'listPersonalAnswers', { query })
}

/** Queries a page of a member's comments. */
export function personalCommentsQuery(api: QuandaryClient, username: string, { page }: ProfileFilter) {
  const query = listQuery(username, { page })
  return operationQuery(api, 'listPersonalComments', { query })
}

/** Queries a page of a member's reputation gains. */
export function personalReputationQuery(api: QuandaryClient, username: string, { page }: ProfileFilter) {
  const query = listQuery(username, { page })
  return operationQuery(api, 'listPersonalReputation', { query })
}

/** Queries how a member's reputation changed month by month. */
export function reputationMonthsQuery(api: QuandaryClient, username: string) {
  return operationQuery(api, 'listPersonalReputationMonths', { query: { username } })
}

/** Queries a page of the viewer's votes. */
export function personalVotesQuery(api: QuandaryClient, { page = 1 }: ProfileFilter) {
  const query = { page, page_size: ROWS_PER_PAGE }
  return operationQuery(api, 'listPersonalVotes', { query })
}

/** Queries a page of the viewer's bookmarks. */
export function bookmarksQuery(api: QuandaryClient, { page = 1 }: ProfileFilter) {
  const query = { page, page_size: ROWS_PER_PAGE }
  return operationQuery(api, 'listBookmarks', { query })
}
