import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { renderPost } from './render-post.ts'

export function postRoutes(ctx: AppContext) {
  return {
    renderPost: {
      policy: 'active',
      changesNothing: true,
      handle: ({ body: { content = '' }, viewer }) =>
        ctx.markdown.preview(content, viewer.id, () => renderPost(ctx, content)),
    },
  } satisfies RouteTable
}
