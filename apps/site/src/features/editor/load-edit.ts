import { ApiFailure } from '@quandary/api-client'
import { loadPage } from '../../shell/load-page.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { revisionsQuery } from './revision-queries.ts'

/**
 * Loads what an edit of a post begins with, and asks whether the reader may edit it now.
 *
 * @param post what loads the post itself
 * @returns why it cannot be edited now, in words, or nothing
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
  const [result] = await loadPage(href, Promise.all([check(), post, revisions]))
  return result
}
