import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createComment } from './create-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { getComment } from './get-comment.ts'
import { listComments } from './list-comments.ts'
import { updateComment } from './update-comment.ts'

export function commentRoutes(app: AppContext) {
  return {
    listComments: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => listComments(app, query, viewer, language),
    },
    createComment: {
      policy: 'active',
      action: 'comment.add',
      once: true,
      handle: ({ body, viewer, language }) => createComment(app, body, viewer, language),
    },
    getComment: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getComment(app, query.id, viewer, language),
    },
    updateComment: {
      policy: 'active',
      handle: ({ body, viewer }) => updateComment(app, body, viewer),
    },
    deleteComment: {
      policy: 'active',
      handle: ({ body, viewer }) => deleteComment(app, body.comment_id, viewer),
    },
  } satisfies RouteTable
}
