import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getPersonalTop } from './get-personal-top.ts'

export function pageRoutes(app: AppContext) {
  return {
    getPersonalTop: { policy: 'reader', handle: ({ query, viewer }) => getPersonalTop(app, query.username, viewer) },
  } satisfies RouteTable
}
