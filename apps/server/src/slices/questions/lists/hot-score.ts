const HOUR_MS = 3_600_000

/** Maximum age of a hot question, in days. */
export const HOT_DAYS = 90

/** The inputs of the hot score. */
export interface HotFacts {
  views: number
  votes: number
  answers: number
  /** Sum of the votes of its answers. */
  answerVotes: number
  /** Times are in milliseconds. */
  createdAt: number
  editedAt: number | null
  now: number
}

/**
 * Computes the hot score (`docs/spec/domain.md#lists`): the attention of readers, voters and answerers divided by a
 * power of the age in whole hours. An edit subtracts half of the time between asking and editing from the age. The
 * score is 0 for a question without views, and never negative.
 * @returns an integer: ten thousand times the value of the formula, rounded up
 */
export function hotScore({ views, votes, answers, answerVotes, createdAt, editedAt, now }: HotFacts): number {
  if (views <= 0) return 0
  const age = hoursBetween(createdAt, now)
  const sinceEdit = editedAt === null ? age : Math.min(hoursBetween(editedAt, now), age)
  const attention = 4 * Math.log(views) + (answers * votes) / 5 + answerVotes
  const decay = (age + 1 - (age - sinceEdit) / 2) ** 1.5
  return Math.max(0, Math.ceil((attention / decay) * 10_000))
}

function hoursBetween(then: number, now: number): number {
  return Math.max(0, Math.floor((now - then) / HOUR_MS))
}
