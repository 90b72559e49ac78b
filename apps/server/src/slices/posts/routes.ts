import { renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { siteUrl } from '../site-settings/index.ts'

export function postRoutes(app: AppContext) {
  return {
    renderPost: {
      policy: 'active',
      limits: LIMITS.render,
      handle: async ({ body }) => renderMarkdown(body.content ?? '', { siteUrl: await siteUrl(app) }),
    },
  } satisfies RouteTable
}
