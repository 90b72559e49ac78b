import { expect, it } from 'vitest'
import { hotScore } from './hot-score.ts'

const HOUR = 3_600_000
const facts = { views: 100, votes: 3, answers: 2, answerVotes: 5, createdAt: 0, editedAt: null, now: 4 * HOUR }

it('Q54 the hot score is attention divided by age in whole hours', () => {
  const attention = 4 * Math.log(100) + (2 * 3) / 5 + 5
  expect(hotScore(facts)).toBe(Math.ceil((attention / 5 ** 1.5) * 10_000))
  expect(hotScore({ ...facts, now: 4 * HOUR + HOUR - 1 })).toBe(hotScore(facts))
  expect(hotScore({ ...facts, now: 5 * HOUR })).toBeLessThan(hotScore(facts))
})

it('Q55 an edit subtracts half of the time between asking and editing from the age', () => {
  const attention = 4 * Math.log(100) + (2 * 3) / 5 + 5
  expect(hotScore({ ...facts, editedAt: 4 * HOUR })).toBe(Math.ceil((attention / 3 ** 1.5) * 10_000))
  expect(hotScore({ ...facts, editedAt: 0 })).toBe(hotScore(facts))
})

it('Q56 the score is 0 without a view, and never negative', () => {
  expect(hotScore({ ...facts, views: 0 })).toBe(0)
  expect(hotScore({ ...facts, votes: -1000 })).toBe(0)
  expect(hotScore({ ...facts, views: 1, votes: 0, answerVotes: 0 })).toBe(0)
  expect(hotScore({ ...facts, now: -5 * HOUR, createdAt: 0 })).toBeGreaterThan(0)
})
