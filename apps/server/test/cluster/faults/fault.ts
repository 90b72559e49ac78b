import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Cluster } from '../cluster.ts'
import type { PostgresCluster } from '../patroni.ts'

/** A site on a PostgreSQL cluster. */
export interface Targets {
  site: Cluster
  postgres: PostgresCluster
}

/** Something that goes wrong once. */
export interface Fault {
  /** Milliseconds from the cause until it is healed. */
  readonly lastsMs: number
  cause(): Promise<void>
  /** Ends the fault; resolves when everything runs again. */
  heal(): Promise<void>
}

/** A kind of fault, by the words of the report. Numbers from 0 to 1 choose where it happens. */
export interface FaultKind {
  words: string
  make(targets: Targets, number: () => number): Fault
}

/** Time within which a service manager starts a process again, also while the database is away. */
export const RESTARTED = { timeout: 90_000, interval: 500 }

/** Causes a fault, and heals it even if its cause or what is expected of it fails. */
export async function suffer(fault: Fault): Promise<void> {
  const caused = await fault.cause().catch((error: unknown) => ({ error }))
  if (!caused) await setTimeout(fault.lastsMs)
  const healed = await fault.heal().catch((error: unknown) => ({ error }))
  // The first failure explains the second one.
  const failed = caused ?? healed
  if (failed) throw failed.error
}

/** Returns the kinds of faults in a random order, again and again; of a round each one once. */
export function* faultsInTurn(kinds: readonly FaultKind[], number: () => number): Generator<FaultKind, never> {
  for (;;) {
    const round = kinds.map((kind) => ({ kind, at: number() }))
    for (const { kind } of round.toSorted((one, other) => one.at - other.at)) yield kind
  }
}

/** Resolves when another server is the primary. */
export async function isReplaced(postgres: PostgresCluster, former: string): Promise<void> {
  await vi.waitFor(async () => {
    if ((await postgres.primary()) === former) throw new Error('No standby has taken over')
  }, RESTARTED)
}

/** Returns the name of a random standby. */
export async function standby(postgres: PostgresCluster, number: () => number): Promise<string> {
  const names = await postgres.standbys()
  return names[Math.floor(number() * names.length)] ?? ''
}
