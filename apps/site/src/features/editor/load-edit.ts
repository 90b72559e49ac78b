import { ApiFailure } from '@quandary/api-client'
import { loadPage } from '../../shell/loading/load-page.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { editReviewQuery } from './edit-review.ts'
import { revisionsQuery } from './revision-queries.ts'

/**
 * Loads the data for editing a post and checks that the viewer may edit it now.
 *
 * @param post promise of the post
 * @returns `refusal` is the server's message that says why the post cannot be edited now; absent if it can be
 * edited
 */
export async function loadEdit(
  context: SiteContext,
  href: string,
  postId: string,
  post: Promise<unknown>,
): Promise<{ refusal?: string }> {
  const { api, queryClient } = context
  const check = async () => {
    const { error } = await api.call('checkEdit', { query: { id: postId } })
    if (error === undefined) return {}
    if (error.kind !== 'refused') throw new ApiFailure(error)
    context.answer.status = 403
    return { refusal: error.message }
  }
  const revisions = queryClient.fetchQuery(revisionsQuery(api, postId))
  const review = queryClient.prefetchQuery(editReviewQuery(api))
  const [result] = await loadPage(href, Promise.all([check(), post, revisions, review]))
  return result
}
