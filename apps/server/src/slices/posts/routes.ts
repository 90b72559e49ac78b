import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { renderPost } from './render-post.ts'

export function postRoutes(app: AppContext) {
  return {
    renderPost: {
      policy: 'active',
      handle: ({ body }) => renderPost(app, body.content ?? ''),
    },
  } satisfies RouteTable
}
