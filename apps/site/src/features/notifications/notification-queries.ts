import type { OperationData, QuandaryClient, Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'

/** A row of the inbox or of the achievements. */
export type NotificationItem = Schemas['NotificationItem']

/** A page of the inbox or of the achievements. */
export type NotificationList = OperationData<'listNotifications'>

/** The two screens, by their path segments. */
export const notificationKinds = ['inbox', 'achievement'] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** Filters of the inbox, the default first (docs/spec/screens.md#routes). */
export const inboxFilters = ['all', 'posts', 'invites', 'votes'] as const

export type InboxFilter = (typeof inboxFilters)[number]

/** The selection of notifications that a screen or the bell's list shows. Achievements have no filter. */
export interface NotificationSelection {
  kind: NotificationKind
  filter: InboxFilter
  /** Starts at 1. */
  page: number
  /** True to select only unread notifications. */
  unread?: boolean
}

export const NOTIFICATIONS_PER_PAGE = 20

/** Query key prefix of all notification lists. */
export const notificationsKey = operationKey('listNotifications')

/** Queries a page of the viewer's notifications. */
export function notificationsQuery(api: QuandaryClient, { kind, filter, page, unread = false }: NotificationSelection) {
  const query = { type: kind, inbox_type: filter, page, page_size: NOTIFICATIONS_PER_PAGE, ...(unread && { unread }) }
  return {
    ...operationQuery(api, 'listNotifications', { query }),
    // Always refetched: new notifications are the reason to open this screen.
    staleTime: 0,
  }
}

/**
 * Returns true if no notification is unread: the loaded page is the whole list, and all of it is read. The list must be
 * unfiltered, because a filter hides other notifications, which may be unread.
 */
export function isAllRead({ count, list }: NotificationList): boolean {
  return list.length >= count && list.every((item) => item.is_read)
}
