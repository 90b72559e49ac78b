import { defineSlice } from '../slice.ts'
import { countApprovalDrift } from './drift-store.ts'
import { followPosts } from './follow-posts.ts'
import { approvals0001 } from './migrations/0001-pending-posts.ts'
import { newPostRules } from './new-post-rules.ts'
import { approvalRoutes } from './routes.ts'

export { countReviews } from './list-review-types.ts'

/** The approval queue for new posts, the rules that put posts there, and the list of all review queues. */
export const approvals = defineSlice({
  name: 'approvals',
  migrations: [approvals0001],
  routes: approvalRoutes,
  fills: newPostRules,
  listen: followPosts,
  countDrift: countApprovalDrift,
})
