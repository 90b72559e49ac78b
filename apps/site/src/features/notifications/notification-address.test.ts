import { expect, it } from 'vitest'
import { notificationsHref, notificationTargetHref, screenOf } from './notification-address.ts'

const at = (question: string, answer = '0', comment = '') => ({
  title: 'Which glass?',
  object_id: question,
  object_map: { question, answer, comment },
  object_type: 'question' as const,
})

it('links to the question, the answer, or a comment below one of them', () => {
  expect(notificationTargetHref(at('10010000000000001'), 1)).toBe('/questions/10010000000000001')
  expect(notificationTargetHref(at('10010000000000001', '10020000000000002'), 1)).toBe(
    '/questions/10010000000000001/10020000000000002',
  )
  expect(notificationTargetHref(at('10010000000000001', '', '10070000000000003'), 1)).toBe(
    '/questions/10010000000000001?commentId=10070000000000003',
  )
  expect(notificationTargetHref(at('q1', 'a2', '10070000000000003'), 4)).toBe(
    '/questions/q1/a2?commentId=10070000000000003',
  )
})

it('distinguishes a short answer id from a title', () => {
  expect(notificationTargetHref(at('q1', 'a2'), 3)).toBe('/questions/q1/-/a2')
})

it("parses the screens' addresses and rejects others", () => {
  expect(screenOf('inbox', undefined)).toEqual({ kind: 'inbox', filter: 'all' })
  expect(screenOf('inbox', 'votes')).toEqual({ kind: 'inbox', filter: 'votes' })
  expect(screenOf('achievement', undefined)).toEqual({ kind: 'achievement', filter: 'all' })
  expect([screenOf('achievement', 'votes'), screenOf('inbox', 'other'), screenOf('mail', undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('writes the shortest address', () => {
  expect(notificationsHref('inbox')).toBe('/users/notifications/inbox')
  expect(notificationsHref('inbox', 'posts', 2)).toBe('/users/notifications/inbox/posts?page=2')
})
