import type { BenchSite } from './bench-site.ts'
import type { Target } from './load.ts'
import { Load } from './load.ts'
import { readingRows, writingRows } from './rows.ts'

/** Bytes after a tenth of the requests and after all of them. */
export interface SoakResult {
  requests: number
  /** Milliseconds of processor time per request. */
  processor: number
  early: number
  late: number
  ratio: number
}

/** Requests between two looks at the clock of the load. */
const STEP_MS = 500
/** One write among so many reads. */
const READS_PER_WRITE = 10

/**
 * Sends a mixture of all rows, and compares the resident memory after a tenth of it and after all.
 * @param requests in all
 */
export async function measureSoak(site: BenchSite, connections: number, requests: number): Promise<SoakResult> {
  const load = new Load(site.port, connections)
  const next = mixture(site)
  const before = await site.processorTime()
  let sent = 0
  const sendUntil = async (count: number): Promise<void> => {
    while (sent < count) sent += (await load.run(next, STEP_MS)).requests
  }
  await sendUntil(requests / 10)
  const early = await site.memoryNow()
  await sendUntil(requests)
  const late = await site.memoryNow()
  return { requests: sent, processor: ((await site.processorTime()) - before) / sent, early, late, ratio: late / early }
}

/** Formats the result as a line. */
export function soakLine({ requests, processor, early, late, ratio }: SoakResult): string {
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
  return `soak: ${megabytes(late)} after ${requests} mixed requests, ${megabytes(early)} after a tenth of them, × ${ratio.toFixed(2)}; ${processor.toFixed(2)} ms of processor time each`
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
