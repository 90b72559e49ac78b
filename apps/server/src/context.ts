import { join } from 'node:path'
import type { Config } from './config.ts'
import { MemoryCache } from './platform/cache/memory-cache.ts'
import { ChangeLog } from './platform/changes/change-log.ts'
import type { Clock } from './platform/clock.ts'
import type { Capabilities, Database, Db } from './platform/db/database.ts'
import { PasswordHasher } from './platform/crypto/password-hash.ts'
import { EventBus } from './platform/events/bus.ts'
import type { Files } from './platform/files/files.ts'
import { LocalFiles } from './platform/files/files.ts'
import { Traffic } from './platform/http/traffic.ts'
import { JobQueue } from './platform/jobs/job-queue.ts'
import type { Log } from './platform/log/log.ts'
import { Mailer } from './platform/mail/mailer.ts'
import { PluginRegistry } from './platform/plugins/plugin-registry.ts'
import { EventStreams } from './platform/realtime/event-streams.ts'

/** What every slice works with: made once per process (or per test), passed on, never imported. */
export interface AppContext {
  config: Config
  database: Database
  db: Db
  can: Capabilities
  clock: Clock
  bus: EventBus
  jobs: JobQueue
  mail: Mailer
  /** What people uploaded. */
  files: Files
  passwords: PasswordHasher
  cache: MemoryCache
  /** What was changed, also by other processes. */
  changes: ChangeLog
  /** What operators installed besides. */
  plugins: PluginRegistry
  /** Who listens to what is new. */
  streams: EventStreams
  /** What is being asked right now: background work lets it pass. */
  traffic: Traffic
  log: Log
  /** Moment the process started, for the dashboard. */
  startedAt: number
}

/** Wires the parts of a site over an open database. */
export function createContext(parts: {
  config: Config
  database: Database
  clock: Clock
  log: Log
  /** With the cost that OWASP asks for when absent. */
  passwords?: PasswordHasher
}): AppContext {
  const { config, database, clock, log } = parts
  const traffic = new Traffic()
  const jobs = new JobQueue(database, clock, log, { giveWay: () => traffic.quiet() })
  return {
    config,
    database,
    db: database.db,
    can: database.can,
    clock,
    bus: new EventBus(),
    jobs,
    mail: new Mailer({ jobs, dataDir: config.dataDir, log }),
    files: new LocalFiles(join(config.dataDir, 'uploads')),
    passwords: parts.passwords ?? new PasswordHasher(),
    cache: new MemoryCache(),
    changes: new ChangeLog(database.changes, clock),
    plugins: new PluginRegistry(log),
    streams: new EventStreams(log),
    traffic,
    log,
    startedAt: clock.now(),
  }
}
