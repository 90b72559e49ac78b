import type { OperationData, Schemas } from '@quandary/api-client'
import { canReview, isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { countPendingReports } from '../reports/index.ts'
import { countSuggestedEdits } from '../reviews/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { countPendingPosts } from './list-pending-posts.ts'

type QueueName = Schemas['ReviewTypeItem']['name']

/**
 * Lists the viewer's review queues with their sizes: posts and flags for staff, suggested edits for those who may
 * decide on them.
 */
export async function listReviewTypes(
  ctx: AppContext,
  viewer: Viewer,
  language: Language,
): Promise<OperationData<'listReviewTypes'>> {
  const queues: [QueueName, number][] = []
  if (isStaff(viewer)) {
    queues.push(['queued_post', await countPendingPosts(ctx)], ['flagged_post', await countPendingReports(ctx)])
  }
  if (canReview(viewer, await readPrivileges(ctx))) {
    queues.push(['suggested_post_edit', await countSuggestedEdits(ctx, viewer)])
  }
  return queues.map(([name, todo_amount]) => {
    return { name, label: translate(language, `review.queue.${name}`), todo_amount }
  })
}

/** Counts what the viewer has to review in all queues together (`revision` in the contract). */
export async function countReviews(ctx: AppContext, viewer: Viewer): Promise<number> {
  const forStaff = isStaff(viewer) ? (await countPendingPosts(ctx)) + (await countPendingReports(ctx)) : 0
  return forStaff + (await countSuggestedEdits(ctx, viewer))
}
