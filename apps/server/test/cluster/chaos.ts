import { numbersOf } from '../faults/killed.ts'
import type { FaultKind, Targets } from './faults/fault.ts'
import { faultsInTurn, suffer } from './faults/fault.ts'
import type { Load } from './load.ts'
import { longestPause } from './load.ts'

/**
 * Causes faults under a load, one after the other: the next one begins when everything runs again. Prints each fault
 * with the longest time without an acknowledged write. Ends early if a visitor got a response that nobody should get.
 */
export async function chaos(
  load: Load,
  targets: Targets,
  { kinds, minutes, seed }: { kinds: readonly FaultKind[]; minutes: number; seed: string },
): Promise<void> {
  const number = numbersOf(seed)
  await load.isWriting()
  const began = performance.now()
  process.stdout.write(`CHAOS_SEED=${seed}, longest time without a write of each fault:\n`)
  for (const { words, make } of faultsInTurn(kinds, number)) {
    const at = performance.now()
    process.stdout.write(`  ${words}: `)
    await suffer(make(targets, number))
    await load.isWriting()
    await targets.postgres.isWhole()
    const took = Math.round((performance.now() - at) / 1_000)
    process.stdout.write(`${longestPause(load, at)} s, whole after ${took} s\n`)
    if (load.unexpected.length > 0 || performance.now() - began > minutes * 60_000) return
  }
}
