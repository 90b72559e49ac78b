import { expect, it } from 'vitest'
import { groupNotifications } from './group-notifications.ts'

/** Noon UTC on 20 November 2026. */
const noon = Date.UTC(2026, 10, 20, 12) / 1000

const item = (id: string, question: string, update_time: number, is_muted = false) => ({
  id,
  object_info: {
    title: `About ${question}`,
    object_id: question,
    object_map: { question, answer: '0', comment: '' },
    object_type: 'question' as const,
  },
  summary: '',
  is_muted,
  rank: 0,
  is_read: false,
  update_time,
})

it('groups by day and question, the newest first', () => {
  const list = [
    item('5', 'q1', noon),
    item('4', 'q2', noon - 60),
    item('3', 'q1', noon - 120),
    item('2', 'q2', noon - 86_400, true),
  ]
  const days = groupNotifications(list, 'UTC')
  expect(days.map(({ key, at }) => [key, at])).toEqual([
    ['2026-11-20', noon],
    ['2026-11-19', noon - 86_400],
  ])
  const shape = days.map(({ groups }) =>
    groups.map(({ questionId, title, isMuted, items }) => [questionId, title, isMuted, items.map(({ id }) => id)]),
  )
  expect(shape).toEqual([
    [
      ['q1', 'About q1', false, ['5', '3']],
      ['q2', 'About q2', false, ['4']],
    ],
    [['q2', 'About q2', true, ['2']]],
  ])
  expect(groupNotifications([], 'UTC')).toEqual([])
})

it('begins a day at midnight of the time zone', () => {
  const list = [item('2', 'q1', noon + 5 * 3600), item('1', 'q1', noon)]
  expect(groupNotifications(list, 'Asia/Shanghai')).toHaveLength(2)
})
