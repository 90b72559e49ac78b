import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { actionsOfInbox, isNotificationKind } from './notification.ts'
import { viewNotifications } from './notification-view.ts'
import { listNotificationsOf } from './store.ts'

/** Lists one page of the viewer's notifications, 20 by default. An unknown kind has an empty list. */
export async function listNotifications(
  ctx: AppContext,
  query: OperationQuery<'listNotifications'>,
  viewer: Viewer,
  language: Language,
): Promise<OperationData<'listNotifications'>> {
  const { type: kind = '', inbox_type = 'all', unread = false } = query
  if (!isNotificationKind(kind)) return { count: 0, list: [] }
  const selection = { kind, actions: kind === 'inbox' ? actionsOfInbox(inbox_type) : undefined, unread }
  const { count, notifications } = await listNotificationsOf(ctx.db, viewer, selection, readPaging(query, { size: 20 }))
  return { count, list: await viewNotifications(ctx, notifications, viewer.id, language) }
}
