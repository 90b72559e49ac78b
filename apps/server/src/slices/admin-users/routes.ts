import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listRoles } from './account.ts'
import { createUser } from './create-user.ts'
import { createUsers } from './create-users.ts'
import { listAdminUsers } from './list-admin-users.ts'
import { updateUserPassword } from './update-user-password.ts'
import { updateUserRole } from './update-user-role.ts'
import { updateUserStatus } from './update-user-status.ts'
import { getUserActivation, sendUserActivation } from './user-activation.ts'

export function adminUserRoutes(app: AppContext) {
  return {
    listAdminUsers: { policy: 'admin', handle: ({ query, language }) => listAdminUsers(app, query, language) },
    updateUserStatus: { policy: 'admin', handle: ({ body, viewer }) => updateUserStatus(app, body, viewer) },
    updateUserRole: { policy: 'admin', handle: ({ body, viewer }) => updateUserRole(app, body, viewer) },
    updateUserPassword: { policy: 'admin', handle: ({ body, viewer }) => updateUserPassword(app, body, viewer) },
    getUserActivation: { policy: 'admin', handle: ({ query }) => getUserActivation(app, query.user_id) },
    sendUserActivation: { policy: 'admin', handle: ({ body }) => sendUserActivation(app, body.user_id) },
    createUser: { policy: 'admin', handle: ({ body }) => createUser(app, body) },
    createUsers: { policy: 'admin', handle: ({ body, language }) => createUsers(app, body.users, language) },
    listRoles: { policy: 'admin', handle: async ({ language }) => listRoles(language) },
  } satisfies RouteTable
}
