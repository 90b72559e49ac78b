/**
 * Upper end of the first bucket. The buckets go up to about a minute, with four buckets for each doubling of the time.
 */
const FIRST_MS = 0.25
const STEPS_PER_DOUBLING = 4
const BUCKETS = 72

/** The number of answered requests for each bucket of response times. */
export type TimeCounts = ReadonlyMap<number, number>

/**
 * Counts the response times of one process until they are stored. A bucket ends 19 % above the one before it, so
 * counting takes the same little memory however many requests there are.
 */
export class ResponseTimes {
  #counts = new Map<number, number>()

  /** Counts a request that took `ms` milliseconds. */
  record(ms: number): void {
    const bucket = bucketOf(ms)
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + 1)
  }

  /** Returns the counts, and starts again from zero. */
  take(): TimeCounts {
    const counts = this.#counts
    this.#counts = new Map()
    return counts
  }

  /** Adds counts that were taken but not stored. */
  restore(counts: TimeCounts): void {
    for (const [bucket, count] of counts) this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count)
  }
}

function bucketOf(ms: number): number {
  const bucket = Math.ceil(Math.log2(ms / FIRST_MS) * STEPS_PER_DOUBLING)
  // Shorter times are counted in the first bucket, and longer ones in the last.
  return Math.min(Math.max(bucket, 0), BUCKETS - 1)
}

/** Returns the longest time that counts in a bucket, in milliseconds. */
function endOf(bucket: number): number {
  return bucket < 0 ? 0 : FIRST_MS * 2 ** (bucket / STEPS_PER_DOUBLING)
}

/**
 * Estimates the time within which a share of the requests was answered, assuming that the times in one bucket are
 * evenly spread.
 * @param share between 0 and 1
 * @returns milliseconds; 0 without requests
 */
export function timeOfShare(counts: TimeCounts, share: number): number {
  const sought = share * requestsIn(counts)
  let below = 0
  for (const bucket of [...counts.keys()].toSorted((a, b) => a - b)) {
    const inside = counts.get(bucket) ?? 0
    if (below + inside >= sought) {
      const start = endOf(bucket - 1)
      return start + ((endOf(bucket) - start) * (sought - below)) / inside
    }
    below += inside
  }
  return 0
}

/** Returns the number of requests that were counted. */
export function requestsIn(counts: TimeCounts): number {
  let sum = 0
  for (const count of counts.values()) sum += count
  return sum
}
