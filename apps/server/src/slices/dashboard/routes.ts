import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getActivity } from './get-activity.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: AppContext) {
  return {
    getActivity: { policy: 'admin', handle: ({ query }) => getActivity(app, query.days ?? 30) },
    getDashboard: { policy: 'admin', handle: () => getDashboard(app) },
  } satisfies RouteTable
}
