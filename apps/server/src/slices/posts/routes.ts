import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { renderPost } from './render-post.ts'

export function postRoutes(app: AppContext) {
  return {
    renderPost: {
      policy: 'active',
      handle: ({ body: { content = '' }, viewer }) =>
        app.markdown.preview(content, viewer.id, () => renderPost(app, content)),
    },
  } satisfies RouteTable
}
