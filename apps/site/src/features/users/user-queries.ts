import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The public profile of a person. */
export type Profile = Schemas['UserProfile']

/** The profile of a person. */
export function profileQuery(api: QuandaryClient, username: string) {
  return queryOptions({
    queryKey: ['profile', username],
    queryFn: ({ signal }) => unwrap(api.call('getPersonalUser', { query: { username }, signal })),
  })
}

/** The questions and answers of a person with the most votes. */
export function topPostsQuery(api: QuandaryClient, username: string) {
  return queryOptions({
    queryKey: ['top-posts', username],
    queryFn: ({ signal }) => unwrap(api.call('getPersonalTop', { query: { username }, signal })),
  })
}
