import type { Arrival } from './arrivals.ts'
import type { Shown } from './cache-model.ts'
import { PageCacheModel, SimulatedChanges } from './cache-model.ts'
import type { Cost, Costs } from './costs.ts'
import type { Kind, Operation } from './operations.ts'
import { CACHEABLE, isWrite, kindOf, KINDS, OPERATIONS } from './operations.ts'
import type { Answered } from './queue.ts'
import { simulateQueues } from './queue.ts'

/** The machines of a simulation. */
export interface Machines {
  processes: number
  databaseCores: number
  /** Size of the page cache of each process, in bytes. */
  cacheBytes: number
}

/** The figures of a simulated period. */
export interface Simulated {
  requests: number
  /** Pages that guests may get from the cache, and those that came from it. */
  cacheable: number
  hits: number
  /** Processor milliseconds of all web processes, and of the database. */
  web: number
  database: number
  bytes: number
  /** Response times in milliseconds, in order of size. */
  responses: Record<Operation, number[]>
  /** Times that requests wait for other requests, likewise. */
  delays: Record<Kind, number[]>
}

/** A cached page takes two and a half times the size of its body (`encoded-body.ts`), and 5 kB for prepared headers. */
const BYTES_IN_CACHE = { factor: 2.5, headers: 5_000 }

/**
 * Simulates the arrivals.
 * @param options.shown content of question pages besides the question itself
 * @param options.fromMs arrivals before this time only fill the caches, and are not counted
 */
export function simulate(
  arrivals: Iterable<Arrival>,
  costs: Costs,
  { processes, databaseCores, cacheBytes, shown, fromMs = 0 }: Machines & { shown: Shown; fromMs?: number },
): Simulated {
  const time = { now: 0 }
  const changes = new SimulatedChanges(shown)
  const caches = Array.from(
    { length: processes },
    () => new PageCacheModel({ changes, time, maxBytes: cacheBytes, shown }),
  )
  const simulated: Simulated = {
    requests: 0,
    cacheable: 0,
    hits: 0,
    web: 0,
    database: 0,
    bytes: 0,
    responses: responsesByOperation(),
    delays: { cached: [], rendered: [], write: [] },
  }
  const costOf = (arrival: Arrival, process: number): Cost => {
    time.now = arrival.at
    const { operation } = arrival
    const cost = costs.operations[operation]
    if (isWrite(operation)) changes.record(arrival, costs.changes[operation])
    if (!CACHEABLE.has(operation)) return cost
    const bytes = Math.ceil(cost.bytes * BYTES_IN_CACHE.factor + BYTES_IN_CACHE.headers)
    return caches[process]?.read(arrival, bytes) === true ? costs.cached : cost
  }
  const onAnswer = ({ arrival, cost, response, delay }: Answered<Arrival>): void => {
    if (arrival.at < fromMs) return
    const isHit = cost === costs.cached
    const kind = kindOf(arrival.operation, isHit)
    simulated.requests += 1
    simulated.web += cost.web
    simulated.database += cost.database
    simulated.bytes += cost.bytes
    if (CACHEABLE.has(arrival.operation)) simulated.cacheable += 1
    if (isHit) simulated.hits += 1
    simulated.responses[arrival.operation].push(response)
    simulated.delays[kind].push(delay)
  }
  simulateQueues(arrivals, { processes, databaseCores, costOf, onAnswer })
  for (const operation of OPERATIONS) simulated.responses[operation].sort((a, b) => a - b)
  for (const kind of KINDS) simulated.delays[kind].sort((a, b) => a - b)
  return simulated
}

/** Returns empty lists of response times. */
export function responsesByOperation(): Record<Operation, number[]> {
  // One entry for each operation.
  return Object.fromEntries(OPERATIONS.map((operation) => [operation, []])) as unknown as Record<Operation, number[]>
}

/** Returns the value below which a share of the sorted values lies; NaN for an empty list. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
