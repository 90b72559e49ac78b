import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

export const spans = [30, 90, 365] as const
export type Span = (typeof spans)[number]

/** Reads the time span from the search parameters; 30 days are the default. */
export function readSpan(given: Record<string, unknown>): Span {
  return spans.find((days) => String(days) === String(given['days'])) ?? 30
}

/** Series of counts, which are summed over a week. */
const counts = ['questions', 'answers', 'users', 'votes', 'flags'] as const

/** The charts, in their order. */
export const seriesNames = [
  'questions',
  'answers',
  'answered_share',
  'first_answer',
  'active_users',
  'users',
  'votes',
  'flags',
  'response_time',
] as const
export type SeriesName = (typeof seriesNames)[number]

type Day = Schemas['DashboardDay']

/**
 * A column of a chart: a day or, in a long time span, a week. A share is between 0 and 1, a time is in seconds, a
 * response time in milliseconds.
 */
export type ActivityStep = Pick<Day, 'date'> & Record<SeriesName, number>

/** Formatting of the values in a series, and of its summary for the whole period. */
export const seriesKinds: Readonly<Record<SeriesName, 'count' | 'people' | 'share' | 'time' | 'response'>> = {
  questions: 'count',
  answers: 'count',
  answered_share: 'share',
  first_answer: 'time',
  active_users: 'people',
  users: 'count',
  votes: 'count',
  flags: 'count',
  response_time: 'response',
}

/** Milliseconds that the response stays fresh, as on the server. */
const FRESH_MS = 300_000

export function activityQuery(api: QuandaryClient, days: Span) {
  return { ...operationQuery(api, 'getActivity', { query: { days } }), staleTime: FRESH_MS }
}

/**
 * Returns the number of days in a column. With more than about ninety columns, they would be thinner than the gaps
 * between them.
 */
export function daysPerStep(span: Span): 1 | 7 {
  return span === 365 ? 7 : 1
}

/**
 * Groups days into columns of `size` days, counted back from the last day; the first column may have fewer. Sums
 * counts. Computes the share of answered questions over the whole column, averages the times weighted by the answered
 * questions or requests of each day, and averages the active people per day, because the same people come on several
 * days.
 */
export function stepsOf(days: readonly Day[], size: number): ActivityStep[] {
  const steps: ActivityStep[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(end - size, 0), end)
    steps.unshift({ date: part[0]?.date ?? '', ...valuesOf(part) })
  }
  return steps
}

/** Returns the values of several days combined into one. */
export function valuesOf(days: readonly Day[]): Record<SeriesName, number> {
  const sum = (value: (day: Day) => number) => days.reduce((total, day) => total + value(day), 0)
  const counted = Object.fromEntries(counts.map((name) => [name, sum((day) => day[name])]))
  const answered = sum((day) => day.answered)
  return {
    // The type of `Object.fromEntries` does not contain the names of the keys.
    ...(counted as Record<(typeof counts)[number], number>),
    answered_share: ratio(
      answered,
      sum((day) => day.questions),
    ),
    first_answer: ratio(
      sum((day) => day.first_answer_seconds * day.answered),
      answered,
    ),
    active_users: ratio(
      sum((day) => day.active_users),
      days.length,
    ),
    response_time: ratio(
      sum((day) => day.response_p95_ms * day.requests),
      sum((day) => day.requests),
    ),
  }
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** A column of a chart, in units of its view box. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** The value at the top of a chart, and the number of columns beyond it, which are cut there. */
export interface Scale {
  top: number
  over: number
}

/** The part of the columns that the scale of a time shows completely. */
const SHOWN = 0.95

/**
 * Returns the scale of a chart. The scale of a time ends at its 95th percentile if the longest one is more than twice
 * as long, because a single late answer would flatten all other columns.
 */
export function scaleOf(name: SeriesName, values: readonly number[]): Scale {
  const most = Math.max(...values, 0)
  if (seriesKinds[name] !== 'time' && seriesKinds[name] !== 'response') return { top: most, over: 0 }
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const top = sorted[Math.floor(SHOWN * (sorted.length - 1))] ?? 0
  return most > 2 * top ? { top, over: sorted.filter((value) => value > top).length } : { top: most, over: 0 }
}

/**
 * Lays out columns in a box. A value of zero has no column; any other column is at least one unit high, so that it is
 * visible, and at most as high as the box.
 */
export function barsOf(values: readonly number[], box: { width: number; height: number }, top: number): Bar[] {
  const room = box.width / values.length
  const width = room * 0.75
  return values.flatMap((value, i) => {
    if (value === 0) return []
    const height = Math.min(Math.max((value / top) * box.height, 1), box.height)
    return [{ x: i * room + (room - width) / 2, y: box.height - height, width, height }]
  })
}
