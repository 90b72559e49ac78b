import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getUserRanking } from './get-user-ranking.ts'

export function rankingRoutes(app: AppContext) {
  return {
    getUserRanking: { policy: 'reader', handle: () => getUserRanking(app) },
  } satisfies RouteTable
}
