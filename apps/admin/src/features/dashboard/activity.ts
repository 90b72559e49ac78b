import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

export const spans = [30, 90, 365] as const
export type Span = (typeof spans)[number]

/** Reads the time span from the search parameters; 30 days are the default. */
export function readSpan(given: Record<string, unknown>): Span {
  return spans.find((days) => String(days) === String(given['days'])) ?? 30
}

/** The charts, in their order. */
export const seriesNames = ['questions', 'answers', 'users', 'votes', 'flags'] as const
export type SeriesName = (typeof seriesNames)[number]

type Day = Schemas['DashboardDay']

/** One column of a chart: a day, or a week of a long span. */
export type ActivityStep = Pick<Day, 'date' | SeriesName>

/** Time that the answer stays fresh, as on the server. */
const FRESH_MS = 300_000

export function activityQuery(api: QuandaryClient, days: Span) {
  return { ...operationQuery(api, 'getActivity', { query: { days } }), staleTime: FRESH_MS }
}

/** Returns the number of days in a column: more columns than about ninety are thinner than the gaps between them. */
export function daysPerStep(span: Span): 1 | 7 {
  return span === 365 ? 7 : 1
}

/**
 * Sums days into columns, the last of which ends with the last day; the first one may have fewer days.
 */
export function stepsOf(days: readonly Day[], size: number): ActivityStep[] {
  const steps: ActivityStep[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(end - size, 0), end)
    const sum = (name: SeriesName) => part.reduce((total, day) => total + day[name], 0)
    steps.unshift({
      date: part[0]?.date ?? '',
      questions: sum('questions'),
      answers: sum('answers'),
      users: sum('users'),
      votes: sum('votes'),
      flags: sum('flags'),
    })
  }
  return steps
}

/** A column of a chart, in units of its view box. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Lays out columns in a box. Zero has none; anything else is at least one unit high, so that it can be seen. */
export function barsOf(values: readonly number[], box: { width: number; height: number }): Bar[] {
  const most = Math.max(...values, 0)
  const room = box.width / values.length
  const width = room * 0.75
  return values.flatMap((value, i) => {
    if (value === 0) return []
    const height = Math.max((value / most) * box.height, 1)
    return [{ x: i * room + (room - width) / 2, y: box.height - height, width, height }]
  })
}
