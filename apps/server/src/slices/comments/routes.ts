import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createComment } from './create-comment.ts'
import { listComments } from './list-comments.ts'

export function commentRoutes(app: AppContext) {
  return {
    listComments: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => listComments(app, query, viewer, language),
    },
    createComment: {
      policy: 'active',
      limits: LIMITS.comment,
      captcha: 'comment',
      action: 'comment.add',
      once: true,
      handle: ({ body, viewer, language }) => createComment(app, body, viewer, language),
    },
  } satisfies RouteTable
}
