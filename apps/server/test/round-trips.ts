import pg from 'pg'
import { vi } from 'vitest'

/** What a piece of work asked of PostgreSQL. */
export interface Traffic {
  /** Statements in the order in which they were sent, each with the round trip that it belongs to, from 1 on. */
  statements: { trip: number; text: string }[]
  /** The longest chain of statements of which each was sent after the answer to the one before it. */
  trips: number
}

/**
 * Counts the round trips to PostgreSQL during `work`, whichever connections it uses. Statements that are sent without
 * waiting for each other's answers share one.
 */
export async function countTraffic(work: () => Promise<unknown>): Promise<Traffic> {
  const statements: Traffic['statements'] = []
  let answered = 0
  // Its overloads cannot be told apart here.
  const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
  const send = client.query
  const spy = vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    const trip = answered + 1
    const [query] = given
    statements.push({ trip, text: typeof query === 'string' ? query : (query as { text: string }).text })
    const answer = send.apply(this, given)
    const note = (): void => void (answered = Math.max(answered, trip))
    return answer instanceof Promise ? answer.finally(note) : answer
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return { statements, trips: Math.max(0, ...statements.map(({ trip }) => trip)) }
}
