import { expect, it } from 'vitest'
import type { Engine, TestSite } from '../harness.ts'
import { describeOnEveryEngine, openSite } from '../harness.ts'
import type { Operation } from './operation.ts'
import type { Outcome } from './run.ts'
import { replayed, generated, run, runConcurrently } from './run.ts'
import { shrink } from './shrink.ts'

/*
 * Ten people use a site at random. An in-memory model, written only from the rules, predicts every success and refusal,
 * every counter, status, reputation and notification. `RANDOM_OPERATIONS_SEED` (any text) chooses other operations,
 * `RANDOM_OPERATIONS_COUNT` their number; runs are deterministic. `RANDOM_OPERATIONS_SHRINK=1` shrinks a failing run
 * before it is printed.
 */

const seed = process.env['RANDOM_OPERATIONS_SEED'] ?? 'ten people'
const count = Number(process.env['RANDOM_OPERATIONS_COUNT'] ?? 0)
const shrinks = process.env['RANDOM_OPERATIONS_SHRINK'] === '1'

const COUNTS = { sqlite3: { alone: 10_000, atOnce: 1200 }, postgres: { alone: 1000, atOnce: 1200 } } as const
const MINUTES = 60_000
const MAX_TRIES = 150
const SHOWN = 40

/** Formats a failure with everything needed to reproduce it. */
function report({ operations, problem }: Outcome): string {
  const log = operations.slice(-SHOWN).map((operation) => JSON.stringify(operation))
  return `${problem}\nSeed '${seed}', after ${operations.length} operations, the last of them:\n${log.join('\n')}`
}

async function shortened(engine: Engine, outcome: Outcome): Promise<Outcome> {
  const replay = async (operations: readonly Operation[]): Promise<Outcome> => {
    const site = await openSite(engine)
    try {
      return await run(site, replayed(operations))
    } finally {
      await site.close()
    }
  }
  const fails = async (operations: readonly Operation[]) => (await replay(operations)).problem !== undefined
  return replay(await shrink(outcome.operations, fails, MAX_TRIES))
}

describeOnEveryEngine('a site used at random', (open, engine) => {
  const length = (kind: 'alone' | 'atOnce'): number => count || COUNTS[engine][kind]

  const expectAgreement = async (site: TestSite, outcome: Outcome): Promise<void> => {
    if (outcome.problem === undefined) return
    throw new Error(report(shrinks ? await shortened(site.engine, outcome) : outcome))
  }

  it(
    `M1 accepts, counts and shows what the model predicts, for the seed '${seed}'`,
    async () => {
      const site = await open()
      const outcome = await run(site, generated(seed, length('alone')))
      await expectAgreement(site, outcome)
      // A test in which nearly everything or nearly nothing is allowed would prove little.
      expect(outcome.accepted / outcome.operations.length).toBeGreaterThan(0.35)
      expect(outcome.accepted / outcome.operations.length).toBeLessThan(0.8)
    },
    20 * MINUTES,
  )

  it(
    `M2 answers every request and keeps every counter right when the same people act concurrently`,
    async () => {
      const outcome = await runConcurrently(await open(), generated(`${seed}, at once`, length('atOnce')))
      if (outcome.problem !== undefined) throw new Error(report(outcome))
      expect(outcome.accepted).toBeGreaterThan(0)
    },
    10 * MINUTES,
  )
})
