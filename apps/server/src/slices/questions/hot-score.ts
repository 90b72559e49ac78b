const HOUR_MS = 3_600_000

/** Only questions that are not older than this are hot, in days. */
export const HOT_DAYS = 90

/** What makes a question hot. */
export interface HotFacts {
  views: number
  votes: number
  answers: number
  /** Sum of the votes of its answers. */
  answerVotes: number
  /** Moments, in milliseconds. */
  createdAt: number
  editedAt: number | null
  now: number
}

/**
 * How hot a question is (domain rules §5): attention of readers, voters and answerers, divided by its age in whole
 * hours; an edit makes it half as old again. 0 without a view, and never below.
 * @returns a whole number, ten thousand times the value of the formula, rounded up
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
