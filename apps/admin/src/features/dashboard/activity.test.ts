import { describe, expect, it } from 'vitest'
import { barsOf, daysPerStep, scaleOf, stepsOf } from './activity.ts'

const day = (date: string, questions: number) => ({
  date,
  questions,
  answers: 0,
  users: 0,
  votes: 2,
  flags: 0,
  answered: 0,
  first_answer_seconds: 0,
  active_users: 0,
  requests: 0,
  response_p95_ms: 0,
})

describe('the columns of a chart', () => {
  it('are days, and weeks of a year', () =>
    expect([30, 90, 365].map((span) => daysPerStep(span as 30))).toEqual([1, 1, 7]))

  it('end with the last day and lose none of the first ones', () => {
    const days = ['01', '02', '03', '04', '05'].map((name, i) => day(`2026-11-${name}`, i))
    const steps = stepsOf(days, 2)
    expect(steps.map(({ date, questions, votes }) => [date, questions, votes])).toEqual([
      ['2026-11-01', 0, 2],
      ['2026-11-02', 3, 4],
      ['2026-11-04', 7, 4],
    ])
    expect(stepsOf(days, 1).map(({ questions }) => questions)).toEqual(days.map(({ questions }) => questions))
  })

  it('have the share, the weighted times and the mean of people of their days', () => {
    const days = [
      {
        ...day('2026-11-01', 4),
        answered: 1,
        first_answer_seconds: 100,
        active_users: 3,
        requests: 300,
        response_p95_ms: 20,
      },
      {
        ...day('2026-11-02', 4),
        answered: 3,
        first_answer_seconds: 20,
        active_users: 6,
        requests: 100,
        response_p95_ms: 60,
      },
      day('2026-11-03', 0),
    ]
    expect(stepsOf(days, 3)).toMatchObject([
      { answered_share: 0.5, first_answer: 40, active_users: 3, response_time: 30 },
    ])
    expect(stepsOf(days, 1)[2]).toMatchObject({
      answered_share: 0,
      first_answer: 0,
      active_users: 0,
      response_time: 0,
    })
  })

  it('are as high as their share of the top, between one unit and the whole box, and absent for zero', () => {
    const bars = barsOf([0, 1, 3000, 500], { width: 40, height: 100 }, 1000)
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [99, 1],
      [0, 100],
      [50, 50],
    ])
    expect(bars[0]).toMatchObject({ x: 11.25, width: 7.5 })
    expect(barsOf([0, 0], { width: 40, height: 100 }, 0)).toEqual([])
  })

  it('of times end at the 95th percentile if a single one would flatten the others', () => {
    expect(scaleOf('first_answer', [0, 10, 20, 30, 500])).toEqual({ top: 30, over: 1 })
    expect(scaleOf('first_answer', [0, 10, 20, 30, 60])).toEqual({ top: 60, over: 0 })
    expect(scaleOf('first_answer', [0, 0])).toEqual({ top: 0, over: 0 })
    expect(scaleOf('first_answer', [7])).toEqual({ top: 7, over: 0 })
    expect(scaleOf('questions', [0, 10, 20, 30, 500])).toEqual({ top: 500, over: 0 })
  })
})
