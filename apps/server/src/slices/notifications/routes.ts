import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getNotificationStatus } from './get-notification-status.ts'

export function notificationRoutes(app: AppContext) {
  return {
    getNotificationStatus: { policy: 'active', handle: ({ viewer }) => getNotificationStatus(app, viewer) },
  } satisfies RouteTable
}
