import { describe, expect, it } from 'vitest'
import { Random } from '../../src/seed/random.ts'
import { Arrivals } from './arrivals.ts'
import type { Costs } from './costs.ts'
import { processesNeeded, simulateDay } from './day.ts'
import { OPERATIONS } from './operations.ts'
import { differing } from './replay.ts'
import { quantile, simulate } from './simulate.ts'
import { HOUR_SHARES, operationsPerDay, SITES } from './traffic.ts'

const SHOWN = { byAnything: 0, related: 5, people: 4, hot: [0, 1], pool: 200 }
const RENDERED = { web: 10, database: 5, statements: 5, bytes: 8_000, alone: 18 }
const COSTS: Costs = {
  at: '',
  machine: '',
  questions: 1000,
  cached: { web: 0.1, database: 0.05, statements: 1, bytes: 8_000, alone: 0.3 },
  operations: Object.fromEntries(OPERATIONS.map((operation) => [operation, RENDERED])) as Costs['operations'],
  changes: { vote: ['question', 'user', 'votes'], comment: ['question'], answer: ['question'], ask: ['listed'] },
  shown: SHOWN,
  idle: { web: 1, database: 1 },
}
const MACHINES = { databaseCores: 8, cacheBytes: 64 * 2 ** 20 }
const rates = (perSecond: number) => {
  const perDay = operationsPerDay(SITES.large)
  const all = OPERATIONS.reduce((sum, operation) => sum + perDay[operation], 0)
  return Object.fromEntries(
    OPERATIONS.map((operation) => [operation, (perDay[operation] / all) * perSecond]),
  ) as typeof perDay
}
const arrivals = (seed = 1) => [
  ...new Arrivals({ perSecond: rates(50), questions: 1000, people: 200 }, new Random('test', seed)).during(300),
]

describe('a simulation', () => {
  it('counts each request once, at its cost', () => {
    const sent = arrivals()
    const simulated = simulate(sent, COSTS, { ...MACHINES, processes: 4, shown: SHOWN })
    expect(simulated.requests).toBe(sent.length)
    expect(simulated.cacheable).toBeGreaterThan(simulated.hits)
    expect(simulated.hits).toBeGreaterThan(0)
    const { hits } = simulated
    expect(simulated.web).toBeCloseTo(hits * 0.1 + (sent.length - hits) * 10)
    expect(simulated.database).toBeCloseTo(hits * 0.05 + (sent.length - hits) * 5)
    expect(simulate(sent, COSTS, { ...MACHINES, processes: 4, shown: SHOWN })).toEqual(simulated)
  })

  it('caches less the more processes there are, because each has a cache of its own', () => {
    const hits = (processes: number) => simulate(arrivals(), COSTS, { ...MACHINES, processes, shown: SHOWN }).hits
    expect(hits(8)).toBeLessThan(hits(1) * 0.8)
  })

  it('caches less the more is written', () => {
    const quiet = { ...COSTS, changes: { vote: [], comment: [], answer: [], ask: [] } }
    const hits = (costs: Costs) => simulate(arrivals(), costs, { ...MACHINES, processes: 1, shown: SHOWN }).hits
    expect(hits(COSTS)).toBeLessThan(hits(quiet))
  })

  it('lets requests wait longer the busier the processes are', () => {
    const p99 = (processes: number) =>
      quantile(simulate(arrivals(), COSTS, { ...MACHINES, processes, shown: SHOWN }).delays.rendered, 0.99)
    expect(p99(1)).toBeGreaterThan(2 * p99(4))
  })
})

describe('a day', () => {
  it('has all page loads and writes of the site', () => {
    const { pageLoads, writes } = SITES.stackoverflow
    const all = OPERATIONS.reduce((sum, operation) => sum + operationsPerDay(SITES.stackoverflow)[operation], 0)
    expect(all).toBeCloseTo(pageLoads + writes.ask + writes.answer + writes.comment + writes.vote)
    expect(HOUR_SHARES).toHaveLength(24)
    expect(HOUR_SHARES.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })

  it('has hours whose processes are at most half busy with the processes needed', () => {
    const processes = processesNeeded(SITES.large, COSTS, MACHINES, 1)
    const hours = [...simulateDay(SITES.large, COSTS, { ...MACHINES, processes }, 1)]
    expect(hours).toHaveLength(24)
    expect(Math.max(...hours.map(({ web }) => web / processes))).toBeLessThanOrEqual(0.55)
    expect(Math.max(...hours.map((hour) => hour.processes))).toBeGreaterThanOrEqual(processes - 1)
  })
})

describe('the comparison of a replay', () => {
  it('names figures that are more than a fifth away from the prediction', () => {
    const compared = (measured: number) => ({ name: String(measured), unit: 's', predicted: 100, measured })
    const names = differing([79, 81, 100, 119, 121, Number.NaN].map(compared)).map(({ name }) => name)
    expect(names).toEqual(['79', '121', 'NaN'])
    expect(differing([{ ...compared(200), unjudged: 'other programs' }])).toEqual([])
  })
})
