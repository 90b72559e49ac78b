import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startOfDay } from '../../platform/start-of-day.ts'
import { kindsOfVote, settle, pointsOf } from './reputation.ts'

it('R1 gains from votes end at the daily cap without being clipped; acceptances do not', () => {
  expect(pointsOf('answer_upvoted', { rank: 200, today: 199 })).toBe(10)
  expect(pointsOf('answer_upvoted', { rank: 210, today: 200 })).toBe(0)
  expect(pointsOf('question_upvoted', { rank: 210, today: 200 })).toBe(0)
  expect(pointsOf('answer_accepted', { rank: 210, today: 500 })).toBe(15)
})

it('R2 a loss that would lead below 1 is reduced', () => {
  expect(pointsOf('question_downvoted', { rank: 50, today: 0 })).toBe(-2)
  expect(pointsOf('question_downvoted', { rank: 2, today: 0 })).toBe(-1)
  expect(pointsOf('question_downvoted', { rank: 1, today: 0 })).toBe(0)
  expect(pointsOf('answer_downvote', { rank: 0, today: 0 })).toBe(0)
})

it('R3 only downvotes on answers cost the voter, and votes on comments change nothing', () => {
  expect(kindsOfVote('question', -1)).toEqual({ author: 'question_downvoted' })
  expect(kindsOfVote('answer', -1)).toEqual({ author: 'answer_downvoted', voter: 'answer_downvote' })
  expect(kindsOfVote('comment', 1)).toEqual({})
})

it('R4 a reversal of more than is left stops at 1, and the debt is paid before anything is gained', () => {
  const broke = settle({ rank: 3, owed: 0 }, -10)
  expect(broke).toEqual({ rank: 1, owed: 8 })
  expect(settle(broke, 5)).toEqual({ rank: 1, owed: 3 })
  expect(settle(broke, 10)).toEqual({ rank: 3, owed: 0 })
})

it('R5 whatever the events and their order, nobody falls below 1 and the sum stays exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -15, max: 15 })), (changes) => {
      let person = { rank: 1, owed: 0 }
      for (const change of changes) {
        person = settle(person, change)
        expect(person.rank).toBeGreaterThanOrEqual(1)
        expect(person.owed).toBeGreaterThanOrEqual(0)
      }
      expect(person.rank - person.owed).toBe(1 + changes.reduce((sum, change) => sum + change, 0))
    }),
  )
})

it('R6 the cap follows the day of the time zone', () => {
  const at = Date.UTC(2026, 4, 5, 23, 59)
  expect(startOfDay(at, 'UTC')).toBe(Date.UTC(2026, 4, 5))
  expect(startOfDay(at, 'Asia/Shanghai')).toBe(Date.UTC(2026, 4, 5, 16))
  expect(startOfDay(at, 'America/New_York')).toBe(Date.UTC(2026, 4, 5, 4))
  expect(startOfDay(at, 'Asia/Kathmandu')).toBe(Date.UTC(2026, 4, 5, 18, 15))
})

it('R14 a day begins with its date, even on daylight saving changes', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/Santiago', 'Asia/Beirut', 'Australia/Lord_Howe', 'Pacific/Chatham']
  const dateIn = (zone: string, at: number) => new Intl.DateTimeFormat('sv', { timeZone: zone }).format(at)
  const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
      const start = startOfDay(at, zone)
      expect(start).toBeLessThanOrEqual(at)
      expect(dateIn(zone, start)).toBe(dateIn(zone, at))
      expect(dateIn(zone, start - 1)).not.toBe(dateIn(zone, at))
    }),
  )
})
