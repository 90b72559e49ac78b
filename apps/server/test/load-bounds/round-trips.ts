import pg from 'pg'
import { vi } from 'vitest'

/** The statements sent to PostgreSQL during a piece of work. */
export interface Traffic {
  /** Statements in the order in which they were sent, each with the number of its round trip, from 1. */
  statements: { trip: number; text: string }[]
  /** Number of times the work waited for results from the database. */
  trips: number
}

/**
 * Counts the round trips to PostgreSQL during `work`, over all connections. Results are delayed until all pending
 * statements have theirs, as if each trip took the same time, so that the count does not depend on the load.
 */
export async function countTraffic(work: () => Promise<unknown>): Promise<Traffic> {
  const statements: Traffic['statements'] = []
  let trips = 0
  let underWay = 0
  const held: (() => void)[] = []
  const hold = (release: () => void): void => {
    held.push(release)
    underWay -= 1
    if (underWay > 0) return
    trips += 1
    for (const give of held.splice(0)) give()
  }
  // The cast is needed because `query` has many overloads, which this mock does not distinguish.
  const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
  const send = client.query
  const spy = vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    const [query] = given
    statements.push({ trip: trips + 1, text: typeof query === 'string' ? query : (query as { text: string }).text })
    const answer = send.apply(this, given)
    if (!(answer instanceof Promise)) return answer
    underWay += 1
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    answer.then(
      (rows) => hold(() => resolve(rows)),
      (error: unknown) => hold(() => reject(error)),
    )
    return promise
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return { statements, trips }
}
