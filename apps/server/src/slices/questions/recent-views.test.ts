import { expect, it } from 'vitest'
import { ManualClock } from '../../platform/clock.ts'
import { RecentViews } from './recent-views.ts'

it('Q2 counts a reader of a question once in ten minutes', () => {
  const clock = new ManualClock()
  const views = new RecentViews(clock)
  expect(views.record('user 1', 7)).toBe(true)
  expect(views.record('user 1', 7)).toBe(false)
  expect(views.record('user 2', 7)).toBe(true)
  expect(views.record('user 1', 8)).toBe(true)
  clock.advance(10 * 60_000)
  expect(views.record('user 1', 7)).toBe(true)
})
