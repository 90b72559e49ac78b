import type { AppContext } from '../../context.ts'
import { isNotificationKind } from './notification.ts'
import { markRead, markSeen } from './store.ts'

/** Clears the badge of a kind. Ignores an unknown kind. */
export async function clearDot(app: AppContext, userId: number, kind = ''): Promise<void> {
  if (!isNotificationKind(kind)) return
  await markSeen(app.db, userId, kind, app.clock.now())
  app.streams.resend(userId)
}

/** Marks one notification as read. Ignores one that is unknown or somebody else's. */
export async function readNotification(app: AppContext, userId: number, id = ''): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return
  await markRead(app.db, userId, { id: Number(id) }, app.clock.now())
  app.streams.resend(userId)
}

/** Marks all notifications of a kind as read. Ignores an unknown kind. */
export async function readAllNotifications(app: AppContext, userId: number, kind = ''): Promise<void> {
  if (!isNotificationKind(kind)) return
  await markRead(app.db, userId, { kind }, app.clock.now())
  app.streams.resend(userId)
}
