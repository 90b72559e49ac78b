import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getActivity } from './get-activity.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(ctx: AppContext) {
  return {
    getActivity: { policy: 'admin', handle: ({ query }) => getActivity(ctx, query.days ?? 30) },
    getDashboard: { policy: 'admin', handle: () => getDashboard(ctx) },
  } satisfies RouteTable
}
