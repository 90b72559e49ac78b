import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { checkPermissions } from './check-permissions.ts'
import { getPersonalUser } from './get-personal-user.ts'
import { searchUsers } from './search-users.ts'
import { updateInterfacePreferences } from './update-interface-preferences.ts'
import { updateProfile } from './update-profile.ts'

export function userRoutes(ctx: AppContext) {
  return {
    getPersonalUser: {
      policy: 'reader',
      handle: ({ query, language }) => getPersonalUser(ctx, query.username, language),
    },
    checkPermissions: {
      policy: 'active',
      handle: ({ query, viewer, language }) => checkPermissions(ctx, viewer, query, language),
    },
    searchUsers: {
      policy: 'active',
      handle: ({ query, viewer }) => searchUsers(ctx, query.username, viewer.id),
    },
    updateProfile: {
      policy: 'active',
      handle: ({ body, viewer }) => done(updateProfile(ctx, body, viewer)),
    },
    updateInterfacePreferences: {
      policy: 'active',
      handle: ({ body: { language, color_scheme: colorScheme }, viewer }) =>
        done(updateInterfacePreferences(ctx, { language, colorScheme }, viewer.id)),
    },
  } satisfies RouteTable
}
