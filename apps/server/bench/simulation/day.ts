import { Random } from '../../src/seed/random.ts'
import { Arrivals } from './arrivals.ts'
import type { Costs } from './costs.ts'
import type { Kind, Operation } from './operations.ts'
import { KINDS, OPERATIONS } from './operations.ts'
import type { Machines } from './simulate.ts'
import { quantile, simulate } from './simulate.ts'
import type { Traffic } from './traffic.ts'
import { BUSIEST_HOUR, HOUR_SHARES, operationsPerDay } from './traffic.ts'

/** The figures of an hour, per second. */
export interface Hour {
  /** Hour of the day, UTC. */
  hour: number
  perSecond: number
  /** Share of guests' pages that come from a cache. */
  cacheShare: number
  /** Cores that the web processes and the database use. */
  web: number
  database: number
  /** Bytes of responses per second. */
  bytes: number
  /** Number of processes with which each would be half busy. */
  processes: number
  /** Milliseconds that requests wait for others. */
  delays: Record<Kind, { p50: number; p99: number }>
}

/** Time at the beginning in which caches fill: longer than a page may be cached. */
const FILL_SECONDS = 90
/** Seconds of an hour that are simulated, at its rate. The hours of small sites are longer, to count enough requests. */
const SECONDS = { least: 60, most: 3_000, requests: 40_000 }
/** Load of a process that leaves room for the requests of another one that fails. */
const HALF = 0.5
const SECONDS_OF_HOUR = 3_600

/** Simulates the hours of a day, one by one. */
export function* simulateDay(traffic: Traffic, costs: Costs, machines: Machines, seed: number): Generator<Hour> {
  const arrivals = arrivalsOf(traffic, seed)
  for (const hour of HOUR_SHARES.keys()) yield simulateHour(hour, { traffic, costs, machines, arrivals })
}

/**
 * Returns the number of processes that are half busy in the busiest hour. More processes render more, because each has
 * a cache of its own, so the number is found in steps.
 */
export function processesNeeded(
  traffic: Traffic,
  costs: Costs,
  machines: Omit<Machines, 'processes'>,
  seed: number,
): number {
  const arrivals = arrivalsOf(traffic, seed)
  let processes = roughly(traffic, costs)
  for (let step = 0; step < 6; step += 1) {
    const given = { traffic, costs, machines: { ...machines, processes }, arrivals }
    const needed = simulateHour(BUSIEST_HOUR, given).processes
    if (needed === processes) break
    processes = needed
  }
  return processes
}

function arrivalsOf(traffic: Traffic, seed: number): Arrivals {
  const perSecond = Object.fromEntries(
    Object.entries(operationsPerDay(traffic)).map(([operation, count]) => [operation, count / SECONDS_OF_HOUR / 24]),
  ) as Record<Operation, number> // One entry for each operation.
  const { questions, people } = traffic
  return new Arrivals({ perSecond, questions, people }, new Random('day', seed))
}

/** Returns the number of processes without any page from the cache, as the first estimate. */
function roughly(traffic: Traffic, costs: Costs): number {
  const perDay = operationsPerDay(traffic)
  const ms = OPERATIONS.reduce((sum, operation) => sum + perDay[operation] * costs.operations[operation].web, 0)
  const share = HOUR_SHARES[BUSIEST_HOUR] ?? 0
  return Math.max(1, Math.ceil((ms * share) / 1000 / SECONDS_OF_HOUR / HALF))
}

function simulateHour(
  hour: number,
  { traffic, costs, machines, arrivals }: { traffic: Traffic; costs: Costs; machines: Machines; arrivals: Arrivals },
): Hour {
  const perDay = operationsPerDay(traffic)
  const scale = (HOUR_SHARES[hour] ?? 0) * 24
  const perSecond = (OPERATIONS.reduce((sum, operation) => sum + perDay[operation], 0) / 24 / SECONDS_OF_HOUR) * scale
  const seconds = Math.min(SECONDS.most, Math.max(SECONDS.least, SECONDS.requests / perSecond))
  // The most popular questions are taken to be the hot ones.
  const simulated = simulate(arrivals.during(FILL_SECONDS + seconds, scale), costs, {
    ...machines,
    shown: { ...costs.shown, hot: costs.shown.hot.map((_, rank) => rank), pool: traffic.people },
    fromMs: FILL_SECONDS * 1000,
  })
  const { processes } = machines
  const web = simulated.web / seconds / 1000 + (costs.idle.web / 1000) * processes
  return {
    hour,
    perSecond: simulated.requests / seconds,
    cacheShare: simulated.hits / simulated.cacheable,
    web,
    database: simulated.database / seconds / 1000 + (costs.idle.database / 1000) * processes,
    bytes: simulated.bytes / seconds,
    processes: Math.max(1, Math.ceil(web / HALF)),
    delays: Object.fromEntries(
      KINDS.map((kind) => {
        const { [kind]: sorted } = simulated.delays
        return [kind, { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }]
      }),
    ) as Hour['delays'], // One entry for each kind.
  }
}

const WIDTHS = [4, 8, 11, 8, 10, 8, 11, 12, 12, 12]

/** Formats the head of a table of hours. */
export function dayHead(): string[] {
  return [
    row(['', '', 'cached', 'cores', 'cores', '', 'half busy', 'waits ms', 'waits ms', 'waits ms']),
    row(['UTC', 'req/s', 'of guests', 'web', 'database', 'MB/s', 'processes', 'cached', 'rendered', 'write']),
  ]
}

/** Formats an hour as a line of the table. */
export function hourLine({ hour, perSecond, cacheShare, web, database, bytes, processes, delays }: Hour): string {
  return row([
    String(hour),
    perSecond.toFixed(perSecond < 10 ? 2 : 0),
    `${(cacheShare * 100).toFixed(0)} %`,
    web.toFixed(2),
    database.toFixed(2),
    (bytes / 1e6).toFixed(2),
    String(processes),
    ...KINDS.map((kind) => {
      const { p50, p99 } = delays[kind]
      return Number.isNaN(p50) ? '–' : `${p50.toFixed(1)}/${p99.toFixed(1)}`
    }),
  ])
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0)).join('')
}
