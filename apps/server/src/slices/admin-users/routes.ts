import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listRoles } from './account.ts'
import { createUser } from './create-user.ts'
import { createUsers } from './create-users.ts'
import { listAdminUsers } from './list-admin-users.ts'
import { updateUserPassword } from './update-user-password.ts'
import { updateUserRole } from './update-user-role.ts'
import { updateUserStatus } from './update-user-status.ts'
import { listUserMails, listUserSignIns } from './user-records.ts'
import { listUserSessions, revokeUserSession, revokeUserSessions } from './user-sessions.ts'
import { getUserActivation, sendUserActivation } from './user-activation.ts'

export function adminUserRoutes(app: AppContext) {
  return {
    listAdminUsers: { policy: 'admin', handle: ({ query, language }) => listAdminUsers(app, query, language) },
    updateUserStatus: { policy: 'admin', handle: (call) => updateUserStatus(app, call.body, call) },
    updateUserRole: { policy: 'admin', handle: (call) => updateUserRole(app, call.body, call) },
    updateUserPassword: { policy: 'admin', handle: (call) => updateUserPassword(app, call.body, call) },
    listUserSessions: { policy: 'admin', handle: ({ query, token }) => listUserSessions(app, query.user_id, token) },
    revokeUserSession: { policy: 'admin', handle: (call) => revokeUserSession(app, call.body, call) },
    revokeUserSessions: { policy: 'admin', handle: (call) => revokeUserSessions(app, call.body.user_id, call) },
    listUserSignIns: { policy: 'admin', handle: ({ query }) => listUserSignIns(app, query) },
    listUserMails: { policy: 'admin', handle: ({ query }) => listUserMails(app, query) },
    getUserActivation: { policy: 'admin', handle: (call) => getUserActivation(app, call.query.user_id, call) },
    sendUserActivation: { policy: 'admin', handle: (call) => sendUserActivation(app, call.body.user_id, call) },
    createUser: { policy: 'admin', handle: (call) => createUser(app, call.body, call) },
    createUsers: { policy: 'admin', handle: (call) => createUsers(app, call.body.users, call.language, call) },
    listRoles: { policy: 'admin', handle: async ({ language }) => listRoles(language) },
  } satisfies RouteTable
}
