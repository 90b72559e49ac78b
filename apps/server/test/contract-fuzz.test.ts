import { expect, it } from 'vitest'
import { loadContract } from '../src/platform/http/contract.ts'
import { fuzz } from './fuzz/fuzz-run.ts'
import { describeOnEveryEngine, openSite } from './harness.ts'

/*
 * Requests generated from the contract, valid and broken, as guest, member and administrator, in sequences that use what
 * earlier answers said. `pnpm fuzz` runs them for longer: it sets `FUZZ_MINUTES`, `FUZZ_SEED` (a number) and
 * `FUZZ_ENGINE`.
 *
 * Time is counted as processor time of this process: another process that uses the machine does not change it much.
 */

const minutes = Number(process.env['FUZZ_MINUTES'] ?? 0)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const onlyEngine = process.env['FUZZ_ENGINE']

/** Calls of an ordinary run: about 40 s of processor on each engine. */
const CALLS = 2000
/** Allows what is loaded or cached once, such as 12 MB of libraries in the middle of a run, but no leak of 20 kB per call. */
const MAX_GROWTH_BYTES = 20 * 1024 * 1024

describeOnEveryEngine('requests generated from the contract', (_open, engine) => {
  it.skipIf(onlyEngine !== undefined && onlyEngine !== engine)(
    `Z1 are answered as the contract says, without errors and within 500 ms of processor, for the seed ${seed}`,
    async () => {
      const until = performance.now() + minutes * 60_000
      const report = await fuzz({
        seed,
        open: () => openSite(engine),
        goesOn: (calls) => (minutes > 0 ? performance.now() < until : calls < CALLS),
      })
      const { calls, accepted, slowest, heap, operations } = report
      process.stdout.write(
        `${engine}: ${calls} calls, ${accepted} accepted, slowest ${Math.round(slowest.ms)} ms, heap ` +
          `${heap.map((bytes) => Math.round(bytes / 1024 / 1024)).join(' ')} MB, slowest:\n${slowest.call}\n`,
      )
      if (report.failure !== undefined) throw new Error(report.failure)
      // A run that is refused nearly everywhere would prove little.
      expect(accepted / calls).toBeGreaterThan(0.2)
      if (calls >= CALLS) expect(loadContract().operations.filter(({ id }) => !operations.has(id))).toEqual([])
      const half = heap[Math.floor(heap.length / 2)] ?? 0
      expect((heap.at(-1) ?? 0) - half).toBeLessThan(MAX_GROWTH_BYTES)
    },
    (minutes + 20) * 60_000,
  )
})
