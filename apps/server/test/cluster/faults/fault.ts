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
  /** Milliseconds between the end of `cause` and the beginning of `heal`. */
  readonly lastsMs: number
  cause(): Promise<void>
  /** Ends the fault. Parts of the site may still be recovering when it resolves. */
  heal(): Promise<void>
}

/** A kind of fault, with its description in the report. Numbers from 0 to 1 choose where it happens. */
export interface FaultKind {
  words: string
  make(targets: Targets, number: () => number): Fault
}

/** Time within which a service manager starts a process again, also while the database is away. */
export const RESTARTED = { timeout: 90_000, interval: 500 }

/** Causes a fault, and heals it even if causing it fails, for example by an expectation in `cause`. */
export async function suffer(fault: Fault): Promise<void> {
  const caused = await fault.cause().catch((error: unknown) => ({ error }))
  if (!caused) await setTimeout(fault.lastsMs)
  const healed = await fault.heal().catch((error: unknown) => ({ error }))
  // The first failure explains the second one.
  const failed = caused ?? healed
  if (failed) throw failed.error
}

/** Yields the kinds of faults in endless rounds. Each round contains every kind once, in random order. */
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
