import { redirect } from '@tanstack/react-router'
import { reviewHref } from '../../addresses.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { flaggedPostQuery, pendingPostQuery, reviewTypesQuery, suggestedEditQuery } from './review-queries.ts'
import { reviewQueues, type ReviewQueue } from './review-queue.ts'

/**
 * Returns the queue to open: the requested one, otherwise the first one that is not empty, otherwise the first one.
 * Returns undefined if the viewer has no queue.
 */
export function queueOf(
  types: readonly { name: ReviewQueue; todo_amount: number }[],
  asked: ReviewQueue | undefined,
): ReviewQueue | undefined {
  const inOrder = reviewQueues.flatMap((name) => types.filter((type) => type.name === name))
  const chosen =
    inOrder.find(({ name }) => name === asked) ?? inOrder.find(({ todo_amount: todo }) => todo > 0) ?? inOrder[0]
  return chosen?.name
}

/** Loads the queues and one task. Viewers without any queue are redirected to the 403 page. */
export async function loadReview(
  { api, queryClient }: SiteContext,
  href: string,
  { type, page = 1 }: { type?: ReviewQueue; page?: number },
): Promise<void> {
  const types = await loadPage(href, queryClient.fetchQuery(reviewTypesQuery(api)))
  const queue = queueOf(types, type)
  if (queue === undefined) throw redirect({ href: '/403' })
  const { count, list } = await loadPage(href, fetchTask(queue))
  // The requested page is empty because decisions of other reviewers have reduced the number of pages.
  if (list.length === 0 && count > 0 && page > 1) throw redirect({ href: reviewHref(queue) })

  function fetchTask(name: ReviewQueue): Promise<{ count: number; list: readonly unknown[] }> {
    if (name === 'flagged_post') return queryClient.fetchQuery(flaggedPostQuery(api, page))
    if (name === 'queued_post') return queryClient.fetchQuery(pendingPostQuery(api, page))
    return queryClient.fetchQuery(suggestedEditQuery(api, page))
  }
}
