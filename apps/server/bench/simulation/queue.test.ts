import { describe, expect, it } from 'vitest'
import type { Cost } from './costs.ts'
import { simulateQueues } from './queue.ts'

interface Sent {
  at: number
  cost: Cost
}

function costOf(cost: Partial<Cost>): Cost {
  const { web = 0, database = 0 } = cost
  return { web, database, statements: 1, bytes: 0, alone: web + database, ...cost }
}

/** Returns responses and delays by the index of the request. */
function answers(sent: Sent[], { processes = 1, databaseCores = 1 } = {}) {
  const found = sent.map(() => ({ response: Number.NaN, delay: Number.NaN, process: -1 }))
  const processOf = new Map<Sent, number>()
  simulateQueues(sent, {
    processes,
    databaseCores,
    costOf(arrival, process) {
      processOf.set(arrival, process)
      return arrival.cost
    },
    onAnswer({ arrival, response, delay }) {
      found[sent.indexOf(arrival)] = { response, delay, process: processOf.get(arrival) ?? -1 }
    },
  })
  return found
}

describe('the queues of web processes and a database', () => {
  it('a request that is alone takes as long as measured, and waits for nothing', () => {
    const [one] = answers([{ at: 7, cost: costOf({ web: 10, database: 4, statements: 3, alone: 20 }) }])
    expect(one?.response).toBeCloseTo(20)
    expect(one?.delay).toBeCloseTo(0)
  })

  it('requests of one process take turns at each trip to the database', () => {
    const cost = costOf({ web: 10 })
    const found = answers([
      { at: 0, cost },
      { at: 0, cost },
    ])
    expect(found.map(({ response }) => response)).toEqual([15, 20])
    expect(found.map(({ delay }) => delay)).toEqual([5, 10])
  })

  it('a short request waits for a step of a long one, not for all of it', () => {
    const long = { at: 0, cost: costOf({ web: 90, statements: 8 }) }
    const [, short] = answers([long, { at: 1, cost: costOf({ web: 0.2 }) }])
    expect(short?.delay).toBeGreaterThan(0)
    // Two steps of the long one: the one that runs, and the one after the short request's trip.
    expect(short?.delay).toBeLessThanOrEqual(20)
  })

  it('a request goes to the process with the fewest requests', () => {
    const cost = costOf({ web: 10 })
    const sent = [0, 0, 0, 0].map((at) => ({ at, cost }))
    const found = answers(sent, { processes: 2 })
    expect(found.filter(({ process }) => process === 0)).toHaveLength(2)
    expect(answers(sent.slice(0, 2), { processes: 2 }).map(({ delay }) => delay)).toEqual([0, 0])
  })

  it('requests of different processes wait for the cores of the database', () => {
    const cost = costOf({ web: 2, database: 10 })
    const sent = [0, 0].map((at) => ({ at, cost }))
    expect(answers(sent, { processes: 2 }).map(({ delay }) => delay)).toEqual([0, 10])
    expect(answers(sent, { processes: 2, databaseCores: 2 }).map(({ delay }) => delay)).toEqual([0, 0])
  })

  it('each request of a long queue is answered once', () => {
    const cost = costOf({ web: 10 })
    const found = answers(Array.from({ length: 3000 }, (_, at) => ({ at, cost })))
    expect(found.every(({ response }) => response > 0)).toBe(true)
    // All work of one process, without a pause.
    expect(Math.max(...found.map(({ response }, at) => at + response))).toBeCloseTo(30_000)
  })
})
