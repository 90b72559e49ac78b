import { expect, it } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import type { FuzzReport } from './fuzz/fuzz-run.ts'
import { fuzz } from './fuzz/fuzz-run.ts'
import { pagesTarget, routesOfPages } from './fuzz/fuzzed-pages.ts'
import { operationsTarget } from './fuzz/fuzzed-site.ts'
import { describeOnEveryEngine, openSite } from '../harness.ts'

/*
 * Requests generated from the contract, valid and broken, as guest, member and administrator, in sequences that use
 * values from earlier responses; and requests to every other address. `pnpm fuzz` runs them for longer, a quarter of
 * the time on pages: it sets `FUZZ_MINUTES`, `FUZZ_SEED` (a number) and `FUZZ_ENGINE`.
 *
 * Time is the processor time of this process, which other processes on the machine affect little.
 */

const minutes = Number(process.env['FUZZ_MINUTES'] ?? 0)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const onlyEngine = process.env['FUZZ_ENGINE']

/** Calls in a normal run: about 40 s of processor time on each engine. */
const CALLS = 2000
/** Requests for pages in a normal run. */
const PAGE_REQUESTS = 400
/** Share of a longer run that is spent on pages. */
const PAGES_SHARE = 0.25
/**
 * Allows for what is loaded or cached once, such as 12 MB of libraries in the middle of a run, but not for a leak of 20
 * kB per call.
 */
const MAX_GROWTH_BYTES = 20 * 1024 * 1024

describeOnEveryEngine('generated requests', (_open, engine) => {
  const isLeftOut = onlyEngine !== undefined && onlyEngine !== engine

  /** Returns a function that decides before each sequence whether to start it. */
  function until(share: number, calls: number): (soFar: number) => boolean {
    const end = performance.now() + minutes * share * 60_000
    return (soFar) => (minutes > 0 ? performance.now() < end : soFar < calls)
  }

  function judge({ calls, slowest, heap, accepted, failure }: FuzzReport): void {
    const half = heap[Math.floor(heap.length / 2)] ?? 0
    const [begin, middle, end] = [heap[0] ?? 0, half, heap.at(-1) ?? 0].map((bytes) => Math.round(bytes / 1024 / 1024))
    process.stdout.write(
      `${engine}: ${calls} requests, ${accepted} accepted, heap ${begin}, ${middle}, ${end} MB, ` +
        `slowest ${Math.round(slowest.ms)} ms:\n${slowest.call}\n`,
    )
    if (failure !== undefined) throw new Error(failure)
    // A test in which nearly every action is refused would prove little.
    expect(accepted / calls).toBeGreaterThan(0.2)
    expect((heap.at(-1) ?? 0) - half).toBeLessThan(MAX_GROWTH_BYTES)
  }

  it.skipIf(isLeftOut)(
    `Z1 to operations are answered as the contract says, without errors and within 500 ms of processor, for the seed ${seed}`,
    async () => {
      const open = () => openSite(engine)
      const report = await fuzz({ target: operationsTarget, seed, open, goesOn: until(1 - PAGES_SHARE, CALLS) })
      judge(report)
      if (report.calls >= CALLS) {
        expect(loadContract().operations.filter(({ id }) => !report.called.has(id))).toEqual([])
      }
    },
    (minutes + 20) * 60_000,
  )

  it.skipIf(isLeftOut)(
    `Z2 to every other address are answered without errors, within 500 ms of processor, and lead nowhere else, for the seed ${seed}`,
    async () => {
      const listed = await openSite(engine)
      const routes = await routesOfPages(listed)
      await listed.close()
      const open = () => openSite(engine)
      const report = await fuzz({ target: pagesTarget(routes), seed, open, goesOn: until(PAGES_SHARE, PAGE_REQUESTS) })
      judge(report)
      expect(report.called.size / routes.length).toBeGreaterThan(0.8)
    },
    (minutes + 20) * 60_000,
  )
})
