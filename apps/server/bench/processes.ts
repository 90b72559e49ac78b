import { missing, startHaproxy } from '../test/cluster/programs.ts'
import type { Target } from './load.ts'
import { Load } from './load.ts'
import { median } from './measure.ts'
import type { PostgresSite } from './postgres-site.ts'
import { startPostgresSite } from './postgres-site.ts'
import { readingRows } from './rows.ts'

const COUNTS = [1, 2, 3]
/** Readers at a time, whatever the number of processes. */
const READERS = 6
/** Pages that are rendered for members, in turns. */
const PAGES = ['page: question, signed in', 'page: list, signed in', 'page: person, signed in']
/** Requests to each process before a turn is measured. */
const WARM_UP_REQUESTS = 100
/** Maximum ratio of the processor times per request with different numbers of processes (an aim of docs/scale.md). */
const MAX_SPREAD = 1.1

/** The requests of one turn, and what they cost. */
interface Turn {
  /** Number of web processes. */
  processes: number
  /** Milliseconds of processor time per request of all web processes together, and of PostgreSQL. */
  web: number
  database: number
  perSecond: number
  p50: number
}

export interface ProcessesResult {
  /** Medians of the turns, by the number of processes. */
  turns: Turn[]
  /** The highest processor time of a request divided by the lowest. */
  spread: number
}

/** Returns why the number of processes cannot be varied on this machine; undefined if it can. */
export function whyNotMeasured(): string | undefined {
  if (process.platform !== 'linux') return 'processor times are read from /proc, which only Linux has'
  return missing(['haproxy']).length > 0 ? 'haproxy is not installed (apt install haproxy)' : undefined
}

/**
 * Measures what members' pages cost with one, two and three web processes behind HAProxy, on one PostgreSQL. The numbers
 * take turns, and each round begins with another process, so that neither a slow moment of the machine nor a process
 * that has run for longer favours a number.
 */
export async function measureProcesses(
  questions: number,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<ProcessesResult> {
  const site = await startPostgresSite({ questions, processes: Math.max(...COUNTS), members: READERS })
  try {
    const next = membersPages(site)
    // Node optimizes functions that have run often, so the first pages cost several times as much.
    for (const { port } of site.webs) await new Load(port, READERS).send(next, 2 * requests)
    const turns: Turn[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const processes of COUNTS) turns.push(await takeTurn(site, { processes, first: round, next, requests }))
    }
    const medians = COUNTS.map((processes) => mediansOf(turns.filter((turn) => turn.processes === processes)))
    const webs = medians.map(({ web }) => web)
    return { turns: medians, spread: Math.max(...webs) / Math.min(...webs) }
  } finally {
    await site.stop()
  }
}

/** Formats the result as lines. */
export function processesLines({ turns, spread }: ProcessesResult): string[] {
  return [
    ...turns.map(
      ({ processes, web, database, perSecond, p50 }) =>
        `processes, ${processes}: ${web.toFixed(2)} ms of processor time per member's page, PostgreSQL ${database.toFixed(2)} ms; ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms`,
    ),
    `processes: × ${spread.toFixed(2)} between the numbers of processes${spread > MAX_SPREAD ? ` (MORE than × ${MAX_SPREAD})` : ''}`,
  ]
}

async function takeTurn(
  { webs, databaseTime }: PostgresSite,
  turn: { processes: number; first: number; next: Target['next']; requests: number },
): Promise<Turn> {
  // Each round begins with another process.
  const used = [...webs, ...webs].slice(turn.first % webs.length).slice(0, turn.processes)
  const timeOfWebs = async (): Promise<number> => {
    const times = await Promise.all(used.map((web) => web.processorTime()))
    return times.reduce((sum, time) => sum + time, 0)
  }
  const proxy = await startHaproxy(used.map(({ port }) => port))
  try {
    // Processes that were idle in the last turn have collected garbage, including compiled code, and compile it again
    // now. Each gets the same number of requests for that: through the proxy, each of three processes would get a third
    // of what a single one gets.
    for (const { port } of used) await new Load(port, READERS).send(turn.next, WARM_UP_REQUESTS)
    const load = new Load(proxy.port, READERS)
    const before = { web: await timeOfWebs(), database: await databaseTime() }
    const { requests, perSecond, p50 } = await load.send(turn.next, turn.requests)
    const web = ((await timeOfWebs()) - before.web) / requests
    const database = ((await databaseTime()) - before.database) / requests
    return { processes: turn.processes, web, database, perSecond, p50 }
  } finally {
    await proxy.stop()
  }
}

function mediansOf(turns: readonly Turn[]): Turn {
  const medianOf = (figure: keyof Turn): number => median(turns.map((turn) => turn[figure]))
  return {
    processes: medianOf('processes'),
    web: medianOf('web'),
    database: medianOf('database'),
    perSecond: medianOf('perSecond'),
    p50: medianOf('p50'),
  }
}

function membersPages({ site }: PostgresSite): Target['next'] {
  const rows = readingRows()
  const pages = PAGES.map((page) => {
    const row = rows.find(({ name }) => name === page)
    if (!row) throw new Error(`There is no row “${page}”`)
    return row.targetOf(site)
  })
  let turn = 0
  return (lane) => {
    turn += 1
    const next = pages[turn % pages.length]
    if (!next) throw new Error('There are no pages')
    return next(lane)
  }
}
