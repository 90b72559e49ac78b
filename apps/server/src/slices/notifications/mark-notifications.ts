import type { AppContext } from '../../context.ts'
import { isNotificationKind } from './notification.ts'
import { markRead, markSeen } from './store.ts'

/** Clears the badge of a kind. Ignores an unknown kind. */
export async function clearDot(ctx: AppContext, userId: number, kind = ''): Promise<void> {
  if (!isNotificationKind(kind)) return
  await markSeen(ctx.db, userId, kind, ctx.clock.now())
  ctx.streams.resend(userId)
}

/** Marks one notification as read. Ignores one that is unknown or somebody else's. */
export async function readNotification(ctx: AppContext, userId: number, id = ''): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return
  await markRead(ctx.db, userId, { id: Number(id) }, ctx.clock.now())
  ctx.streams.resend(userId)
}

/** Marks all notifications of a kind as read. Ignores an unknown kind. */
export async function readAllNotifications(ctx: AppContext, userId: number, kind = ''): Promise<void> {
  if (!isNotificationKind(kind)) return
  await markRead(ctx.db, userId, { kind }, ctx.clock.now())
  ctx.streams.resend(userId)
}
