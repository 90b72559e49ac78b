import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

export type TimelineEntry = Schemas['TimelineEntry']

/** Queries the timeline of a question, an answer or a tag. */
export function timelineQuery(api: QuandaryClient, objectId: string, votes: boolean) {
  return operationQuery(api, 'getTimeline', { query: { object_id: objectId, show_vote: votes } })
}

/**
 * Queries two versions of an object. The id `0` stands for no version. Versions are immutable, so they never become
 * stale.
 */
export function versionsQuery(api: QuandaryClient, after: string, before: string) {
  return {
    ...operationQuery(api, 'getTimelineDetail', { query: { new_revision_id: after, old_revision_id: before } }),
    staleTime: Infinity,
  }
}

/** Queries two texts rendered as HTML. */
export function renderedQuery(api: QuandaryClient, before: string, after: string) {
  return queryOptions({
    queryKey: [...operationKey('renderPost'), before, after],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const render = (content: string) =>
        content === '' ? Promise.resolve('') : unwrap(api.call('renderPost', { body: { content }, signal }))
      const [old, now] = await Promise.all([render(before), render(after)])
      return { before: old, after: now }
    },
  })
}
