import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { accountKey, listRoles } from './account.ts'
import { createUser } from './create-user.ts'
import { createUsers } from './create-users.ts'
import { listAdminUsers } from './list-admin-users.ts'
import { updateUserPassword } from './update-user-password.ts'
import { updateUserRole } from './update-user-role.ts'
import { updateUserStatus } from './update-user-status.ts'
import { listUserMails, listUserSignIns } from './user-records.ts'
import { listUserSessions, revokeUserSession, revokeUserSessions } from './user-sessions.ts'
import { disableUserTwoFactor, getUserTwoFactor } from './user-two-factor.ts'
import { getUserActivation, sendUserActivation } from './user-activation.ts'

export function adminUserRoutes(ctx: AppContext) {
  return {
    listAdminUsers: { policy: 'admin', handle: ({ query, language }) => listAdminUsers(ctx, query, language) },
    updateUserStatus: {
      policy: 'admin',
      handle: (call) => {
        const { user_id, status, suspend_duration: duration = 'forever', suspend_reason: reason = '' } = call.body
        const removesContent = call.body.remove_all_content === true
        const given = { userId: accountKey(user_id), status, duration, reason, removesContent }
        return done(updateUserStatus(ctx, given, call))
      },
    },
    updateUserRole: {
      policy: 'admin',
      handle: (call) => {
        const { user_id, role_id: roleId } = call.body
        return done(updateUserRole(ctx, { userId: accountKey(user_id), roleId }, call))
      },
    },
    updateUserPassword: {
      policy: 'admin',
      handle: (call) => {
        const { user_id, password } = call.body
        return done(updateUserPassword(ctx, { userId: accountKey(user_id), password }, call))
      },
    },
    listUserSessions: {
      policy: 'admin',
      handle: ({ query, token }) => listUserSessions(ctx, accountKey(query.user_id), token),
    },
    revokeUserSession: {
      policy: 'admin',
      handle: (call) => {
        const { user_id, id } = call.body
        return done(revokeUserSession(ctx, { userId: accountKey(user_id), sessionId: Number(id) }, call))
      },
    },
    revokeUserSessions: {
      policy: 'admin',
      handle: (call) => done(revokeUserSessions(ctx, accountKey(call.body.user_id), call)),
    },
    getUserTwoFactor: { policy: 'admin', handle: ({ query }) => getUserTwoFactor(ctx, accountKey(query.user_id)) },
    disableUserTwoFactor: {
      policy: 'admin',
      handle: (call) => done(disableUserTwoFactor(ctx, accountKey(call.body.user_id), call)),
    },
    listUserSignIns: { policy: 'admin', handle: ({ query }) => listUserSignIns(ctx, query) },
    listUserMails: { policy: 'admin', handle: ({ query }) => listUserMails(ctx, query) },
    getUserActivation: {
      policy: 'admin',
      handle: (call) => getUserActivation(ctx, accountKey(call.query.user_id), call),
    },
    sendUserActivation: {
      policy: 'admin',
      handle: (call) => done(sendUserActivation(ctx, accountKey(call.body.user_id), call)),
    },
    createUser: {
      policy: 'admin',
      handle: (call) => {
        const { display_name: displayName, email: eMail, password } = call.body
        return done(createUser(ctx, { displayName, eMail, password }, call))
      },
    },
    createUsers: { policy: 'admin', handle: (call) => createUsers(ctx, call.body.users, call.language, call) },
    listRoles: { policy: 'admin', handle: async ({ language }) => listRoles(language) },
  } satisfies RouteTable
}
