import { isAnswerId, withQuery } from '../../addresses.ts'
import {
  inboxFilters,
  notificationKinds,
  type InboxFilter,
  type NotificationItem,
  type NotificationKind,
} from './notification-queries.ts'

export function notificationsHref(kind: NotificationKind, filter: InboxFilter = 'all', page = 1): string {
  const path = `/users/notifications/${kind}${filter === 'all' ? '' : `/${filter}`}`
  return withQuery(path, { page: page > 1 ? page : undefined })
}

/** Parses the last segments of a notification address; returns undefined for an unknown address. */
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
 * Returns the address of a notification's target: the question, the answer, or a comment below one of them.
 *
 * @param permalink the site's setting, 1 to 4. With titles in addresses, a short answer id would be read as a
 * title, so it follows a `-` in place of the title
 */
export function notificationTargetHref(
  { object_map: { question, answer, comment } }: NotificationItem['object_info'],
  permalink: number,
): string {
  const under = answer === '' || answer === '0' ? [] : isAnswerId(answer, permalink) ? [answer] : ['-', answer]
  const path = ['/questions', ...[question, ...under].map(encodeURIComponent)].join('/')
  return withQuery(path, { commentId: comment })
}
