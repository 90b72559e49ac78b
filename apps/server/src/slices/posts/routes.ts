import { renderMarkdown } from '@quandary/markdown'
import type { RouteTable } from '../../platform/http/route.ts'

export function postRoutes() {
  return {
    renderPost: { policy: 'active', handle: async ({ body }) => renderMarkdown(body.content ?? '') },
  } satisfies RouteTable
}
