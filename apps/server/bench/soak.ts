import type { BenchSite } from './bench-site.ts'
import type { Target } from './load.ts'
import { Load } from './load.ts'
import { readingRows, writingRows } from './rows.ts'

/** Maximum memory of a site on SQLite: at its start, under load and at rest after it, in bytes (docs/running.md#memory). */
const MAX_BYTES = { start: 150 * 2 ** 20, load: 300 * 2 ** 20, rest: 300 * 2 ** 20 }

/** Resident bytes of a server. */
export interface SoakResult {
  /** Memory while idle, before the first request. */
  start: number
  requests: number
  /** Milliseconds of processor time per request. */
  processor: number
  /** Memory after a tenth of the requests. */
  early: number
  /** Memory after all requests. */
  late: number
  ratio: number
  /** Memory while idle, after the last request. */
  rest: number
}

/** Length of one burst of load, in milliseconds; the number of sent requests is checked after each. */
const STEP_MS = 500
/** The number of reads per write. */
const READS_PER_WRITE = 10
/** Accepted statuses: 200, and 429 for a search whose queue is full, as it may be on a busy machine. */
const ANSWERS = [200, 429]

/**
 * Sends a mixture of all kinds of requests, and compares the resident memory after a tenth of them, after all, and when
 * idle.
 * @param requests total number
 */
export async function measureSoak(site: BenchSite, connections: number, requests: number): Promise<SoakResult> {
  const load = new Load(site.port, connections)
  const next = mixture(site)
  const start = await site.memoryAtRest()
  const before = await site.processorTime()
  let sent = 0
  const sendUntil = async (count: number): Promise<void> => {
    while (sent < count) sent += (await load.run(next, STEP_MS, ANSWERS)).requests
  }
  await sendUntil(requests / 10)
  const early = await site.memoryNow()
  await sendUntil(requests)
  const late = await site.memoryNow()
  const processor = ((await site.processorTime()) - before) / sent
  const rest = await site.memoryAtRest()
  return { start, requests: sent, processor, early, late, ratio: late / early, rest }
}

/** Formats the result as lines, and marks figures above the maximum. */
export function soakLines({ start, requests, processor, early, late, ratio, rest }: SoakResult): string[] {
  const megabytes = (bytes: number, most?: number): string =>
    `${(bytes / 2 ** 20).toFixed(0)} MB${most !== undefined && bytes > most ? ` (MORE than ${megabytes(most)})` : ''}`
  return [
    `soak: ${megabytes(start, MAX_BYTES.start)} at rest, ${megabytes(early, MAX_BYTES.load)} after ${Math.round(requests / 10)} mixed requests, ${megabytes(late, MAX_BYTES.load)} after ${requests}, × ${ratio.toFixed(2)}; ${megabytes(rest, MAX_BYTES.rest)} at rest again`,
    `soak: ${processor.toFixed(2)} ms of processor time for each request`,
  ]
}

function mixture(site: BenchSite): Target['next'] {
  const reads = readingRows().map(({ targetOf }) => targetOf(site))
  const writes = writingRows().map(({ targetOf }) => targetOf(site))
  let turn = 0
  return (lane) => {
    turn += 1
    const isWrite = turn % (READS_PER_WRITE + 1) === 0
    const rows = isWrite ? writes : reads
    const next = rows[Math.floor(isWrite ? turn / (READS_PER_WRITE + 1) : turn) % rows.length]
    if (!next) throw new Error('There are no rows')
    return next(lane)
  }
}
