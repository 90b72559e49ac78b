import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { checkPermissions } from './check-permissions.ts'
import { getPersonalUser } from './get-personal-user.ts'

export function userRoutes(app: AppContext) {
  return {
    getPersonalUser: {
      policy: 'reader',
      handle: ({ query, language }) => getPersonalUser(app, query.username, language),
    },
    checkPermissions: {
      policy: 'active',
      handle: ({ query, viewer, language }) =>
        checkPermissions(app, viewer, (query.action ?? '').split(',').filter(Boolean), language),
    },
  } satisfies RouteTable
}
