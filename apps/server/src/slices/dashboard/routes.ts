import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: AppContext) {
  return {
    getDashboard: { policy: 'admin', handle: () => getDashboard(app) },
  } satisfies RouteTable
}
