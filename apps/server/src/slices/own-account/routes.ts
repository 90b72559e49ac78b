import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createOwnDataDownload } from './download-own-data.ts'

export function ownAccountRoutes(ctx: AppContext) {
  return {
    createOwnDataDownload: {
      policy: 'signedIn',
      handle: async ({ viewer }) => ({ path: await createOwnDataDownload(ctx, viewer.id) }),
    },
  } satisfies RouteTable
}
