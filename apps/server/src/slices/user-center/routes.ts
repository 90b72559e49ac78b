import type { AppContext } from '../../context.ts'
import { Redirect } from '../../platform/http/redirect.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { loginLink } from '../connectors/index.ts'
import { readPersonalBranding, readUserCenterSettings } from './person.ts'
import { findUserCenter, managesAllAccounts, readUserCenterAgent } from './user-center.ts'

/** Redirects to the 404 page. */
const toNowhere = async (): Promise<Redirect> => new Redirect('/404')

/**
 * The operations about external accounts. People sign in with a user center through its connector, which has a return
 * address of its own, so the callbacks here redirect to the 404 page.
 */
export function userCenterRoutes(ctx: AppContext) {
  const toCenter = async (): Promise<Redirect> => {
    const center = await findUserCenter(ctx)
    return center ? new Redirect(await loginLink(ctx, center.ready.plugin.slugName)) : toNowhere()
  }
  return {
    getUserCenterAgent: { policy: 'open', handle: ({ language }) => readUserCenterAgent(ctx, language) },
    getUserCenterBranding: {
      policy: 'open',
      handle: ({ query, language }) => readPersonalBranding(ctx, query.username, language),
    },
    getUserCenterSettings: {
      policy: 'active',
      handle: ({ viewer, language }) => readUserCenterSettings(ctx, { id: viewer.id, language }),
    },
    getAdminUserCenterAgent: {
      policy: 'admin',
      handle: async () => {
        const isManagedHere = !(await managesAllAccounts(ctx))
        return {
          allow_create_user: isManagedHere,
          allow_update_user_status: true,
          allow_update_user_password: isManagedHere,
          allow_update_user_role: true,
        }
      },
    },
    startUserCenterLogin: { policy: 'open', handle: toCenter },
    finishUserCenterLogin: { policy: 'open', handle: toNowhere },
    startUserCenterSignUp: { policy: 'open', handle: toCenter },
    finishUserCenterSignUp: { policy: 'open', handle: toNowhere },
  } satisfies RouteTable
}
