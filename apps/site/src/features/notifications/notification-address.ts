import { isAnswerId, withQuery } from '../../addresses.ts'
import {
  inboxFilters,
  notificationKinds,
  type InboxFilter,
  type NotificationItem,
  type NotificationKind,
} from './notification-queries.ts'

/** The screen of a kind of notification. */
export function notificationsHref(kind: NotificationKind, filter: InboxFilter = 'all', page = 1): string {
  const path = `/users/notifications/${kind}${filter === 'all' ? '' : `/${filter}`}`
  return withQuery(path, { page: page > 1 ? page : undefined })
}

/** What the last parts of an address of these screens mean; undefined for an address that is none. */
export function screenOf(
  kind: string,
  filter: string | undefined,
): { kind: NotificationKind; filter: InboxFilter } | undefined {
  const known = notificationKinds.find((one) => one === kind)
  if (known === undefined) return undefined
  if (filter === undefined) return { kind: known, filter: 'all' }
  const wanted = inboxFilters.find((one) => one === filter)
  return known === 'inbox' && wanted !== undefined ? { kind: known, filter: wanted } : undefined
}

/**
 * Where a notification leads: to the question, the answer, or the comment under one of them.
 *
 * @param permalink the site's setting, 1 to 4: where titles stand in addresses, a short id needs something in that place
 */
export function placeHref(
  { object_map: { question, answer, comment } }: NotificationItem['object_info'],
  permalink: number,
): string {
  const under = answer === '' || answer === '0' ? [] : isAnswerId(answer, permalink) ? [answer] : ['-', answer]
  const path = ['/questions', ...[question, ...under].map(encodeURIComponent)].join('/')
  return withQuery(path, { commentId: comment })
}
