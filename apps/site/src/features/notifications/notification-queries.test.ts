import { expect, it } from 'vitest'
import { isAllRead, type NotificationItem } from './notification-queries.ts'

const item = (is_read: boolean) => ({ is_read }) as NotificationItem

it('all is read only where all of the list is loaded and read', () => {
  expect(isAllRead({ count: 0, list: [] })).toBe(true)
  expect(isAllRead({ count: 2, list: [item(true), item(true)] })).toBe(true)
  expect(isAllRead({ count: 2, list: [item(true), item(false)] })).toBe(false)
  // The part of the list that is not loaded may contain unread notifications.
  expect(isAllRead({ count: 21, list: Array.from({ length: 20 }, () => item(true)) })).toBe(false)
})
