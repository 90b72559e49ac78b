import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A row of the inbox or of the achievements. */
export type NotificationItem = Schemas['NotificationItem']

/** The two screens, as their addresses name them. */
export const notificationKinds = ['inbox', 'achievement'] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** Filters of the inbox, the default first (product spec §2). */
export const inboxFilters = ['all', 'posts', 'invites', 'votes'] as const

export type InboxFilter = (typeof inboxFilters)[number]

/** What a screen shows; achievements have no filter. */
export interface NotificationSelection {
  kind: NotificationKind
  filter: InboxFilter
  /** From 1. */
  page: number
}

export const NOTIFICATIONS_PER_PAGE = 20

/** The key under which all lists stand. */
export const notificationsKey = ['notifications'] as const

/** A page of what the reader was told. */
export function notificationsQuery(api: QuandaryClient, { kind, filter, page }: NotificationSelection) {
  const query = { type: kind, inbox_type: filter, page, page_size: NOTIFICATIONS_PER_PAGE }
  return queryOptions({
    queryKey: [...notificationsKey, query],
    // What was told meanwhile is why somebody comes here.
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listNotifications', { query, signal })),
  })
}
