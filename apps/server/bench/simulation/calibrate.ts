import { setTimeout } from 'node:timers/promises'
import type { Target } from '../load.ts'
import { Load } from '../load.ts'
import { median } from '../measure.ts'
import type { PostgresSite } from '../postgres-site.ts'
import type { Cost, Costs } from './costs.ts'
import { readCounters } from './metrics.ts'
import type { Operation, Write } from './operations.ts'
import { CACHEABLE, OPERATIONS, WRITES } from './operations.ts'
import type { Requests } from './requests.ts'
import { readShown } from './read-shown.ts'

/** Requests of an operation in one round: enough that a tick of the kernel's clock, 10 ms, is a small part. */
const REQUESTS = 40
const ROUNDS = 3
/** Requests before the first measurement, until Node has optimized what runs often. */
const WARM_UP = 400
/** A page from the cache costs little, so it is requested more often. */
const CACHED_REQUESTS = 1_000
const IDLE = { intervals: 5, ms: 2_000 }

/** Measures what each operation costs, with one request at a time. The first of several processes is measured. */
export async function calibrate(
  site: PostgresSite,
  requests: Requests,
  given: Pick<Costs, 'at' | 'machine' | 'questions'>,
): Promise<Costs> {
  let page = 0
  // Each request names another page, so that none comes from the cache.
  const next = (operation: Operation) => (): Buffer => {
    page += 1
    return requests.of({ operation, page })
  }
  await warmUp(site, requests)
  const rounds: Record<Operation, Cost>[] = []
  const cached: Cost[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: Partial<Record<Operation, Cost>> = {}
    for (const operation of OPERATIONS) {
      const { cost, misses } = await measure(site, next(operation), REQUESTS)
      // Some pages may still come from the cache, at almost no cost.
      costs[operation] = CACHEABLE.has(operation) ? scaled(cost, REQUESTS / Math.max(1, misses)) : cost
    }
    // All operations have been measured, so the cast is safe.
    rounds.push(costs as Record<Operation, Cost>)
    const popular = requests.of({ operation: 'question', page: 0 })
    await new Load(site.site.port, 1).send(() => popular, 2)
    cached.push((await measure(site, () => popular, CACHED_REQUESTS)).cost)
  }
  const operations = Object.fromEntries(
    OPERATIONS.map((operation) => [operation, medianOf(rounds.map((costs) => costs[operation]))]),
  ) as Costs['operations'] // One entry for each operation.
  const changes = {} as Costs['changes'] // Filled below.
  for (const write of WRITES) changes[write] = await changesOf(site, write, requests)
  return {
    ...given,
    cached: medianOf(cached),
    operations,
    changes,
    shown: await readShown(site.site),
    idle: await measureIdle(site),
  }
}

/** Sends pages to every process until Node has optimized what runs often. */
async function warmUp(site: PostgresSite, requests: Requests): Promise<void> {
  let page = 0
  const pages = OPERATIONS.filter((operation) => !WRITES.some((write) => write === operation))
  for (const { port } of site.webs) {
    await new Load(port, 2).send(() => {
      page += 1
      return requests.of({ operation: pages[page % pages.length] ?? 'question', page })
    }, WARM_UP)
  }
}

async function measure(
  { site, databaseTime }: PostgresSite,
  next: Target['next'],
  count: number,
): Promise<{ cost: Cost; misses: number }> {
  const load = new Load(site.port, 1)
  const counters = await readCounters(site.port)
  const before = { web: await site.processorTime(), database: await databaseTime() }
  const { p50, bytes } = await load.send(next, count)
  const web = (await site.processorTime()) - before.web
  const database = (await databaseTime()) - before.database
  const after = await readCounters(site.port)
  return {
    cost: {
      web: web / count,
      database: database / count,
      statements: (after.statements - counters.statements) / count,
      bytes,
      alone: p50,
    },
    misses: after.misses - counters.misses,
  }
}

function scaled({ web, database, statements, ...cost }: Cost, factor: number): Cost {
  return { ...cost, web: web * factor, database: database * factor, statements: statements * factor }
}

function medianOf(costs: readonly Cost[]): Cost {
  const figure = (name: keyof Cost): number => median(costs.map((cost) => cost[name]))
  return {
    web: figure('web'),
    database: figure('database'),
    statements: figure('statements'),
    bytes: figure('bytes'),
    alone: figure('alone'),
  }
}

/** Returns the cache tags under which a write records its changes, without the id of the row. */
async function changesOf({ site, query }: PostgresSite, operation: Write, requests: Requests): Promise<string[]> {
  const [last] = await query('select coalesce(max(id), 0)::text as id from content_changes')
  // The rank is one that was not measured, so that the vote is given and not withdrawn.
  const request = requests.of({ operation, page: site.sample.length - 1 })
  await new Load(site.port, 1).send(() => request, 1)
  const rows = await query(`select distinct tag from content_changes where id > ${String(last?.id)}`)
  return [...new Set(rows.map(({ tag }) => String(tag).split(':')[0] ?? ''))].toSorted()
}

/** Returns medians, because a process collects garbage once when it has become idle. */
async function measureIdle({ site, databaseTime }: PostgresSite): Promise<Costs['idle']> {
  const seconds: Costs['idle'][] = []
  for (let interval = 0; interval < IDLE.intervals; interval += 1) {
    const before = { web: await site.processorTime(), database: await databaseTime() }
    await setTimeout(IDLE.ms)
    const perSecond = (ms: number): number => ms / (IDLE.ms / 1000)
    seconds.push({
      web: perSecond((await site.processorTime()) - before.web),
      database: perSecond((await databaseTime()) - before.database),
    })
  }
  return { web: median(seconds.map(({ web }) => web)), database: median(seconds.map(({ database }) => database)) }
}
