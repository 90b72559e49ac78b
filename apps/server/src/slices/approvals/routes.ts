import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readNumber } from '../../platform/ids/object-id.ts'
import { listPendingPosts } from './list-pending-posts.ts'
import { listReviewTypes } from './list-review-types.ts'
import { reviewPendingPost } from './review-pending-post.ts'

export function approvalRoutes(ctx: AppContext) {
  return {
    listReviewTypes: { policy: 'active', handle: ({ viewer, language }) => listReviewTypes(ctx, viewer, language) },
    listPendingPosts: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listPendingPosts(ctx, query, viewer, language),
    },
    reviewPendingPost: {
      policy: 'moderator',
      handle: ({ body: { review_id, status }, viewer }) =>
        done(reviewPendingPost(ctx, { reviewId: readNumber(review_id), approves: status === 'approve' }, viewer)),
    },
  } satisfies RouteTable
}
