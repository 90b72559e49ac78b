import type { AppContext } from '../../context.ts'
import { Redirect } from '../../platform/http/redirect.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { loginLink } from '../connectors/index.ts'
import { findUserCenter, readUserCenterAgent } from './user-center.ts'

/** A page of settings that is changed here and nowhere else. */
const notElsewhere = { enabled: false, redirect_url: '' }

/** Whoever is led to a place that does not exist sees that it does not. */
const toNowhere = async (): Promise<Redirect> => new Redirect('/404')

/**
 * Who keeps the accounts (wire endpoints, A12 and B5). People enter a user center by its connector, which comes back by an
 * address of its own: the callbacks lead nowhere.
 */
export function userCenterRoutes(app: AppContext) {
  const toCenter = async (): Promise<Redirect> => {
    const center = await findUserCenter(app)
    return center ? new Redirect(await loginLink(app, center.ready.plugin.slugName)) : toNowhere()
  }
  return {
    getUserCenterAgent: { policy: 'open', handle: ({ language }) => readUserCenterAgent(app, language) },
    getUserCenterBranding: { policy: 'open', handle: async () => ({ enabled: false, personal_branding: [] }) },
    getUserCenterSettings: {
      policy: 'active',
      handle: async () => ({ profile_setting_agent: notElsewhere, account_setting_agent: notElsewhere }),
    },
    getAdminUserCenterAgent: {
      policy: 'admin',
      handle: async () => ({
        allow_create_user: true,
        allow_update_user_status: true,
        allow_update_user_password: true,
        allow_update_user_role: true,
      }),
    },
    startUserCenterLogin: { policy: 'open', handle: toCenter },
    finishUserCenterLogin: { policy: 'open', handle: toNowhere },
    startUserCenterSignUp: { policy: 'open', handle: toCenter },
    finishUserCenterSignUp: { policy: 'open', handle: toNowhere },
  } satisfies RouteTable
}
