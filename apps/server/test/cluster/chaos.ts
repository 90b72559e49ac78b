import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Cluster } from './cluster.ts'
import type { PostgresCluster } from './patroni.ts'

/** A site on a PostgreSQL cluster. */
export interface Targets {
  site: Cluster
  postgres: PostgresCluster
}

/** Causes a fault, and resolves when everything runs again. */
type Fault = (targets: Targets, number: () => number) => Promise<void>

/** Time within which a service manager starts a process again, also while the database is away. */
const RESTARTED = { timeout: 90_000, interval: 500 }

/**
 * Time in milliseconds for which a standby is paused: longer than `wal_sender_timeout` of `deploy/patroni.yml`, so that
 * another standby takes its place.
 */
const STANDBY_STANDS_MS = 7_000
const POOLER_STANDS_MS = 5_000

/**
 * The faults, by their names in the report. A primary that is paused and resumed is not among them: Patroni only
 * prevents damage in that case with a watchdog, which needs root.
 */
const FAULTS: readonly (readonly [words: string, fault: Fault])[] = [
  ['kill a web process', ({ site }, number) => restartWeb(site, Math.floor(number() * site.webs.length))],
  [
    'kill the worker',
    async ({ site }) => {
      await site.worker().kill()
      await vi.waitFor(() => site.startWorker(), RESTARTED)
    },
  ],
  [
    'kill the primary',
    async ({ postgres }) => {
      const killed = await postgres.primary()
      await postgres.kill(killed)
      await isReplaced(postgres, killed)
      await postgres.restart(killed)
    },
  ],
  [
    'kill a standby',
    async ({ postgres }, number) => {
      const name = await standby(postgres, number)
      await postgres.kill(name)
      await postgres.restart(name)
    },
  ],
  [
    'stop a standby for a while',
    async ({ postgres }, number) => {
      const resume = postgres.pause(await standby(postgres, number))
      await setTimeout(STANDBY_STANDS_MS).finally(resume)
    },
  ],
  [
    'switch over',
    async ({ postgres }) => {
      const [to = ''] = await postgres.standbys()
      await postgres.switchover(to)
    },
  ],
  ['restart PgBouncer', ({ site }) => site.restartPooler()],
  [
    'stop PgBouncer for a while',
    async ({ site }) => {
      const resume = site.pausePooler()
      try {
        // The liveness probe must succeed while the database is away, or a service manager would end the process.
        for (const { address } of site.webs) await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) })
        await setTimeout(POOLER_STANDS_MS)
      } finally {
        resume()
      }
    },
  ],
  ['kill etcd', ({ postgres }) => postgres.restartEtcd()],
  [
    'kill the primary and a web process at once',
    async (targets, number) => {
      const killPrimary = faultNamed('kill the primary')
      const web = Math.floor(number() * targets.site.webs.length)
      await Promise.all([killPrimary(targets, number), restartWeb(targets.site, web)])
    },
  ],
]

/** Yields faults endlessly, in rounds. Each round contains every fault once, in a random order. */
export function* faultsInTurn(number: () => number): Generator<readonly [words: string, fault: Fault], never> {
  for (;;) {
    const round = FAULTS.map((fault) => ({ fault, at: number() }))
    for (const { fault } of round.toSorted((one, other) => one.at - other.at)) yield fault
  }
}

/** Resolves when another server is the primary. */
async function isReplaced(postgres: PostgresCluster, former: string): Promise<void> {
  await vi.waitFor(async () => {
    if ((await postgres.primary()) === former) throw new Error('No standby has taken over')
  }, RESTARTED)
}

function faultNamed(name: string): Fault {
  const found = FAULTS.find(([words]) => words === name)
  if (!found) throw new Error(`There is no fault ${name}`)
  return found[1]
}

async function restartWeb(site: Cluster, index: number): Promise<void> {
  await site.webs[index]?.kill()
  await vi.waitFor(() => site.startWeb(index), RESTARTED)
}

async function standby(postgres: PostgresCluster, number: () => number): Promise<string> {
  const names = await postgres.standbys()
  return names[Math.floor(number() * names.length)] ?? ''
}
