import { defineSlice } from '../slice.ts'
import { contentErased } from '../users/index.ts'
import { countCommentDrift } from './drift-store.ts'
import { comments0001 } from './migrations/0001-comments.ts'
import { commentRoutes } from './routes.ts'
import { eraseCommentsOf } from './store.ts'

export type { Comment, CommentedType } from './comment.ts'
export { commentIds } from './comment.ts'
export { commentFactsOf } from './comment-view.ts'

export { commentMarkSources } from './comment-marks.ts'
export { createComment, showComment } from './create-comment.ts'
export { deleteComment, deleteListedComment, removeComment } from './delete-comment.ts'

export { commentCreated, commentDeleted, commentEdited } from './events.ts'

export { findVisibleComment } from './found-comment.ts'

export { updateComment } from './update-comment.ts'
export type { NewComment } from './store.ts'
export {
  addToCommentVotes,
  changeComment,
  countComments,
  findComment,
  findComments,
  findCommentsSince,
  insertComment,
  insertComments,
} from './store.ts'

/** Comments under questions and answers. */
export const comments = defineSlice({
  name: 'comments',
  migrations: [comments0001],
  routes: commentRoutes,
  countDrift: countCommentDrift,
  listen: (ctx) => ctx.bus.on(contentErased, (tx, { userId }) => eraseCommentsOf(tx, userId)),
})
