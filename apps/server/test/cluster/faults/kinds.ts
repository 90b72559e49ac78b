import { DiskFilled } from './disk-faults.ts'
import { ClockSkewed } from './clock-faults.ts'
import {
  EtcdKilled,
  PrimaryAndWebKilled,
  PrimaryKilled,
  StandbyKilled,
  StandbyPaused,
  SwitchedOver,
} from './database-faults.ts'
import type { FaultKind } from './fault.ts'
import { PrimaryCutOff, StandbyCutOff } from './network-faults.ts'
import { PoolerPaused, PoolerRestarted, WebKilled, WorkerKilled } from './process-faults.ts'

/**
 * The faults that can be caused on every machine. Pausing and resuming the primary is not among them: Patroni promises
 * that this does no harm only if a watchdog is used.
 */
export const USUAL: readonly FaultKind[] = [
  { words: 'kill a web process', make: ({ site }, number) => new WebKilled(site, number()) },
  { words: 'kill the worker', make: ({ site }) => new WorkerKilled(site) },
  { words: 'kill the primary', make: ({ postgres }) => new PrimaryKilled(postgres) },
  { words: 'kill a standby', make: ({ postgres }, number) => new StandbyKilled(postgres, number) },
  { words: 'stop a standby for a while', make: ({ postgres }, number) => new StandbyPaused(postgres, number) },
  { words: 'switch over', make: ({ postgres }) => new SwitchedOver(postgres) },
  { words: 'restart PgBouncer', make: ({ site }) => new PoolerRestarted(site) },
  { words: 'stop PgBouncer for a while', make: ({ site }) => new PoolerPaused(site) },
  { words: 'kill etcd', make: ({ postgres }) => new EtcdKilled(postgres) },
  {
    words: 'kill the primary and a web process at once',
    make: (targets, number) => new PrimaryAndWebKilled(targets, number()),
  },
]

/** The network faults that every version of Patroni survives. They need network namespaces. */
export const OF_STANDBY_NETWORKS: readonly FaultKind[] = [
  { words: 'cut a standby off', make: ({ postgres }, number) => new StandbyCutOff(postgres, number) },
]

/** The network faults that need network namespaces and a Patroni that does not take the lock back (`takesLockBack`). */
export const OF_PRIMARY_NETWORKS: readonly FaultKind[] = [
  { words: 'cut the primary off', make: ({ postgres }) => new PrimaryCutOff(postgres, ['servers', 'site']) },
  {
    words: 'cut the primary off from the other servers only',
    make: ({ postgres }) => new PrimaryCutOff(postgres, ['servers']),
  },
]

/** The faults of disks. They need a separate disk for each database server. */
export const OF_DISKS: readonly FaultKind[] = [
  { words: "fill the primary's disk", make: (targets, number) => new DiskFilled(targets, 'primary', number) },
  { words: "fill a standby's disk", make: (targets, number) => new DiskFilled(targets, 'standby', number) },
]

/** The faults of clocks, which need libfaketime. */
export const OF_CLOCKS: readonly FaultKind[] = [
  { words: 'skew the clock of a web process', make: ({ site }, number) => new ClockSkewed(site, 'web', number) },
  { words: 'skew the clock of the worker', make: ({ site }, number) => new ClockSkewed(site, 'worker', number) },
]
