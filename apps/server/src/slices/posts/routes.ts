import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { renderPost } from './render-post.ts'

export function postRoutes(app: AppContext) {
  return {
    renderPost: {
      policy: 'active',
      limits: LIMITS.render,
      handle: ({ body: { content = '' } }) => app.markdown.preview(content, () => renderPost(app, content)),
    },
  } satisfies RouteTable
}
