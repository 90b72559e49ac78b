import { Redirect } from '../../platform/http/redirect.ts'
import type { RouteTable } from '../../platform/http/route.ts'

/** A page of settings that is changed here and nowhere else. */
const notElsewhere = { enabled: false, redirect_url: '' }

/** Whoever is led to a place that does not exist sees that it does not. */
const toNowhere = async (): Promise<Redirect> => new Redirect('/404')

/** The answers of a site that keeps its accounts itself (wire endpoints, A12 and B5). */
export function userCenterRoutes() {
  return {
    getUserCenterAgent: { policy: 'open', handle: async () => ({ enabled: false, agent_info: null }) },
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
    startUserCenterLogin: { policy: 'open', handle: toNowhere },
    finishUserCenterLogin: { policy: 'open', handle: toNowhere },
    startUserCenterSignUp: { policy: 'open', handle: toNowhere },
    finishUserCenterSignUp: { policy: 'open', handle: toNowhere },
  } satisfies RouteTable
}
