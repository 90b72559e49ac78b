import type { BenchSite } from './bench-site.ts'
import type { Measured, Target } from './load.ts'
import { inTurn, Load, requestOf } from './load.ts'
import { readingRows, SEARCHES, searchPath } from './rows.ts'

/** Connections of readers, and the same number of connections of searchers. */
const PEOPLE = 32

type Latency = Pick<Measured, 'perSecond' | 'p50' | 'p99'>

/** Response times of readers, with and without concurrent searches, and of single searches by kind. */
export interface StormResult {
  alone: Latency
  beside: Latency
  searchers: Latency & { refusedShare: number }
  /** p99 of readers with concurrent searches divided by their p99 without. */
  ratio: number
  searches: Record<string, Latency>
}

/**
 * Measures response times of single searches by kind, and of pages that are read while others search.
 * @param milliseconds of each measurement
 */
export async function measureStorm(site: BenchSite, milliseconds: number): Promise<StormResult> {
  const read = readingRows().find(({ name }) => name === 'question')
  if (!read) throw new Error('There is no row of questions')
  const readers = new Load(site.port, PEOPLE)
  const one = new Load(site.port, 1)
  const reading = read.targetOf(site)
  await readers.run(reading, milliseconds / 4)
  const searches: StormResult['searches'] = {}
  for (const [kind, words] of Object.entries(SEARCHES)) {
    await one.run(searching(words), milliseconds / 4)
    searches[kind] = latency(await one.run(searching(words), milliseconds))
  }
  const alone = latency(await readers.run(reading, milliseconds))
  const all = searching(Object.values(SEARCHES).flat())
  // All searchers are guests of one network. On a slow machine the server refuses those who have waited for too long,
  // so 429 is accepted.
  const [beside, searched] = await Promise.all([
    readers.run(reading, milliseconds),
    new Load(site.port, PEOPLE).run(all, milliseconds, [200, 429]),
  ])
  const searchers = { ...latency(searched), refusedShare: searched.refused / searched.requests }
  return { alone, beside: latency(beside), searchers, ratio: beside.p99 / alone.p99, searches }
}

/** Formats the result as lines. */
export function stormLines({ alone, beside, searchers, ratio, searches }: StormResult): string[] {
  const figures = ({ perSecond, p50, p99 }: Latency): string =>
    `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
  return [
    ...Object.entries(searches).map(([kind, found]) => `search at one connection, ${kind}: ${figures(found)}`),
    `${PEOPLE} readers: ${figures(alone)}; beside ${PEOPLE} searchers: ${figures(beside)}; p99 × ${ratio.toFixed(2)}`,
    `${PEOPLE} searchers beside them: ${figures(searchers)}; ${(100 * searchers.refusedShare).toFixed(1)} % refused`,
  ]
}

function searching(words: readonly string[]): Target['next'] {
  return inTurn(words.map((text) => requestOf({ path: searchPath(text) })))
}

function latency({ perSecond, p50, p99 }: Measured): Latency {
  return { perSecond, p50, p99 }
}
