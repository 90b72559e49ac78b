import { Random } from '../../src/seed/random.ts'
import type { PostgresSite } from '../postgres-site.ts'
import { Arrivals } from './arrivals.ts'
import type { Costs } from './costs.ts'
import { readCounters } from './metrics.ts'
import type { Operation } from './operations.ts'
import { OPERATIONS } from './operations.ts'
import { sendArrivals } from './open-load.ts'
import type { Requests } from './requests.ts'
import type { Machines } from './simulate.ts'
import { quantile, simulate } from './simulate.ts'
import type { Traffic } from './traffic.ts'
import { operationsPerDay } from './traffic.ts'

/** Predicted and measured figures of the same arrivals. */
export interface Comparison {
  name: string
  unit: string
  predicted: number
  measured: number
  /** Why a difference means nothing; absent if it counts. */
  unjudged?: string
}

export interface ReplayResult {
  requests: number
  seconds: number
  /** Number of requests by operation. */
  operations: Record<Operation, number>
  comparisons: Comparison[]
  failures: string[]
}

/** Maximum difference between a measured and the predicted figure, as a fraction of the predicted one. */
const TOLERANCE = 0.2
/**
 * Maximum time for which the web processes may lack a processor, as a fraction of their processor time. Above it,
 * response times say more about the other programs of the machine than about the site. Processor times are compared
 * nevertheless.
 */
const MAX_DEPRIVED = 0.25
/**
 * Cores that the requests would use if none came from the cache. The rest of a machine with two is left to the load
 * generator and to whatever else runs, because response times are compared, too.
 */
const CORES = 0.4
/** Operations whose pages never come from the cache, so that their response times are those of renderings. */
const RENDERED = ['question, member', 'list, member', 'person, member', 'search'] as const satisfies Operation[]

/** Sends random arrivals to real processes, and compares what happens with the simulation of the same arrivals. */
export async function replay(
  site: PostgresSite,
  requests: Requests,
  given: {
    traffic: Traffic
    costs: Costs
    tags: number
    lists: number
    seconds: number
    seed: number
    machines: Machines
  },
): Promise<ReplayResult> {
  const { costs, seconds, machines } = given
  const pattern = {
    perSecond: ratesOf(given.traffic, costs),
    questions: site.site.sample.length,
    people: site.site.people.length,
    tags: given.tags,
    lists: given.lists,
  }
  const arrivals = [...new Arrivals(pattern, new Random('replay', given.seed)).during(seconds)]
  const predicted = simulate(arrivals, costs, { ...machines, shown: costs.shown })
  await emptyCaches(site, requests)
  const before = await figuresOf(site)
  const { responses, failures } = await sendArrivals(
    site.webs.map(({ port }) => port),
    arrivals,
    requests,
  )
  const after = await figuresOf(site)
  const pages = after.hits + after.misses - before.hits - before.misses
  const rendered = (times: Record<Operation, number[]>): number[] =>
    RENDERED.flatMap((operation) => times[operation]).toSorted((a, b) => a - b)
  const deprived = (after.deprived - before.deprived) / (after.web - before.web)
  const idle = (perSecond: number): number => perSecond * seconds * site.webs.length
  return {
    requests: arrivals.length,
    seconds,
    operations: Object.fromEntries(
      OPERATIONS.map((name) => [name, arrivals.filter(({ operation }) => operation === name).length]),
    ) as Record<Operation, number>, // One entry for each operation.
    comparisons: [
      {
        name: 'processor time of web processes',
        unit: 's',
        predicted: (predicted.web + idle(costs.idle.web)) / 1000,
        measured: (after.web - before.web) / 1000,
      },
      {
        name: 'processor time of PostgreSQL',
        unit: 's',
        predicted: (predicted.database + idle(costs.idle.database)) / 1000,
        measured: (after.database - before.database) / 1000,
      },
      {
        name: "share of guests' pages from the cache",
        unit: '%',
        predicted: (100 * predicted.hits) / predicted.cacheable,
        measured: (100 * (after.hits - before.hits)) / pages,
      },
      {
        name: 'p50 of rendered pages',
        unit: 'ms',
        predicted: quantile(rendered(predicted.responses), 0.5),
        measured: quantile(rendered(responses), 0.5),
        ...(deprived > MAX_DEPRIVED && {
          unjudged: `not judged: other programs used the processors, for ${(deprived * 100).toFixed(0)} % of the time that the web processes had them`,
        }),
      },
    ],
    failures,
  }
}

/** Returns the comparisons that differ by more than the tolerance. */
export function differing(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter(
    ({ predicted, measured, unjudged }) => unjudged === undefined && !(Math.abs(measured / predicted - 1) <= TOLERANCE),
  )
}

/** Formats the result as lines. */
export function replayLines({ requests, seconds, operations, comparisons, failures }: ReplayResult): string[] {
  const wrong = differing(comparisons)
  return [
    `${requests} requests in ${seconds} s: ${Object.entries(operations)
      .map(([name, count]) => `${count} × ${name}`)
      .join(', ')}`,
    ''.padEnd(40) + ['predicted', 'measured', ''].map((title) => title.padStart(12)).join(''),
    ...comparisons.map((one) => {
      const { name, unit, predicted, measured } = one
      const figures = [predicted, measured].map((figure) => `${figure.toFixed(1)} ${unit}`.padStart(12))
      const ratio = `× ${(measured / predicted).toFixed(2)}`.padStart(12)
      return `${name.padEnd(40)}${figures.join('')}${ratio}${wrong.includes(one) ? '  DIFFERS' : ''}${one.unjudged === undefined ? '' : `  ${one.unjudged}`}`
    }),
    ...failures.slice(0, 5).map((failure) => `Failed: ${failure}`),
    ...(failures.length > 5 ? [`and ${failures.length - 5} more`] : []),
  ]
}

/** Returns arrivals per second in the proportions of the site. */
function ratesOf(traffic: Traffic, costs: Costs): Record<Operation, number> {
  const perDay = operationsPerDay(traffic)
  const ms = (operation: Operation): number => costs.operations[operation].web + costs.operations[operation].database
  const work = OPERATIONS.reduce((sum, operation) => sum + perDay[operation] * ms(operation), 0)
  return Object.fromEntries(
    OPERATIONS.map((operation) => [operation, (perDay[operation] / work) * CORES * 1000]),
  ) as Record<Operation, number> // One entry for each operation.
}

/** Asks a question, which invalidates every cached page in all processes. */
async function emptyCaches(site: PostgresSite, requests: Requests): Promise<void> {
  const [{ port } = { port: 0 }] = site.webs
  const { failures } = await sendArrivals([port], [{ at: 0, operation: 'ask', page: 0 }], requests)
  if (failures.length > 0) throw new Error(`The question before the replay failed: ${failures.join()}`)
}

async function figuresOf({ webs, databaseTime }: PostgresSite) {
  const counters = await Promise.all(webs.map(({ port }) => readCounters(port)))
  const times = await Promise.all(webs.map((web) => web.processorTime()))
  const deprived = await Promise.all(webs.map((web) => web.deprivedTime()))
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    hits: sum(counters.map(({ hits }) => hits)),
    misses: sum(counters.map(({ misses }) => misses)),
    web: sum(times),
    deprived: sum(deprived),
    database: await databaseTime(),
  }
}
