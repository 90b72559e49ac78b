import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getNotificationSettings, updateNotificationSettings } from './notification-settings.ts'
import { unsubscribeFromEmails } from './unsubscribe.ts'

export function mailSettingRoutes(ctx: AppContext) {
  return {
    getNotificationSettings: { policy: 'active', handle: ({ viewer }) => getNotificationSettings(ctx, viewer.id) },
    updateNotificationSettings: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await updateNotificationSettings(ctx, body, viewer.id)
        return null
      },
    },
    unsubscribeFromEmails: {
      policy: 'open',
      handle: async ({ body }) => {
        await unsubscribeFromEmails(ctx, body.code)
        return null
      },
    },
  } satisfies RouteTable
}
