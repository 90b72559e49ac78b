import type { Config } from './config.ts'
import { readDatabaseConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { nameOfDatabase } from './platform/db/database-config.ts'
import { BasePath } from './platform/http/base-path.ts'
import { MaintenanceMode } from './platform/http/maintenance-mode.ts'
import { MemoryCache } from './platform/cache/memory-cache.ts'
import { ChangeLog } from './platform/changes/change-log.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { StorageFaults } from './platform/db/storage-fault.ts'
import { PasswordHasher } from './platform/crypto/password-hash.ts'
import { chooseEphemeralStore } from './platform/ephemeral/choose-ephemeral-store.ts'
import { EventBus } from './platform/events/bus.ts'
import { LanguageRegistry } from './platform/i18n/language-registry.ts'
import { ChosenFiles } from './platform/files/chosen-files.ts'
import { RequestActivity } from './platform/http/request-activity.ts'
import { countJobs } from './platform/jobs/inspect-jobs.ts'
import { JobQueue } from './platform/jobs/job-queue.ts'
import type { Log } from './platform/log/log.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { Mailer } from './platform/mail/mailer.ts'
import { MarkdownRenderer } from './platform/markdown/markdown-renderer.ts'
import { logSlowStatements } from './platform/observability/slow-work.ts'
import { traceStatements } from './platform/observability/tracing/open-tracer.ts'
import type { Tracer } from './platform/observability/tracing/tracer.ts'
import { PluginRegistry } from './platform/plugins/plugin-registry.ts'
import { ResponseTimes } from './platform/observability/response-times.ts'
import type { StreamLimits } from './platform/realtime/event-streams.ts'
import { EventStreams } from './platform/realtime/event-streams.ts'
import { Singletons } from './platform/slots/singletons.ts'
import { Slots } from './platform/slots/slots.ts'
import { placesOfUploads } from './slices/storage/index.ts'

/** Wires the parts of a site over an open database. */
export function createContext(parts: {
  config: Config
  database: Database
  clock: Clock
  log: Log
  /** By default a hasher with the cost that OWASP recommends. */
  passwords?: PasswordHasher
  /** Limits and intervals of the event streams that differ from the usual ones. */
  streams?: Partial<StreamLimits>
  /** Absent if nothing is measured. */
  metrics?: Metrics | undefined
  /** Absent if traces are off. */
  tracer?: Tracer | undefined
}): AppContext {
  const { config, database, clock, log, metrics, tracer } = parts
  const maintenance = new MaintenanceMode(config.dataDir, () =>
    nameOfDatabase(readDatabaseConfig(config.dataDir) ?? config.setupDatabase),
  )
  const traffic = new RequestActivity()
  const storageFaults = new StorageFaults(clock)
  const jobs = new JobQueue(database, clock, log, {
    yieldToRequests: () => traffic.quiet(),
    runsJobs: config.role !== 'web',
    metrics,
    tracer,
    isPaused: () => maintenance.state === 'read-only',
    onFailure: (error) => storageFaults.note(error),
  })
  const ctx: AppContext = {
    config,
    database,
    db: database.db,
    can: database.can,
    clock,
    bus: new EventBus(),
    slots: new Slots(),
    singletons: new Singletons(),
    jobs,
    mail: new Mailer({ jobs, dataDir: config.dataDir, log, metrics }),
    markdown: new MarkdownRenderer(),
    base: new BasePath(config.answers.siteUrl),
    files: new ChosenFiles(() => placesOfUploads(ctx)),
    passwords: parts.passwords ?? new PasswordHasher(),
    cache: new MemoryCache(),
    ephemeral: chooseEphemeralStore(database, clock),
    changes: new ChangeLog(database.changes, clock),
    plugins: new PluginRegistry(log),
    languages: new LanguageRegistry(config.dataDir, log),
    streams: new EventStreams(log, parts.streams),
    traffic,
    log,
    maintenance,
    metrics,
    tracer,
    responseTimes: new ResponseTimes(),
    storageFaults,
    startedAt: clock.now(),
  }
  logSlowStatements(database.statements, log, config.slow.statementMs)
  if (tracer) traceStatements(database)
  database.replicas?.on(({ name: replica, leftOut: reason }) => {
    if (reason === undefined) log.info({ replica }, 'a database replica is used')
    else log.warn({ replica, reason }, 'a database replica is left out')
  })
  if (metrics) addGauges(metrics, ctx)
  return ctx
}

/** Measures the statements, and registers gauges for values that are read when `/metrics` is scraped. */
function addGauges(metrics: Metrics, { clock, database, streams }: AppContext): void {
  database.statements.on(({ text, ms }) => metrics.statementRun(text, ms))
  metrics.gauge('quandary_database_up', 'Whether the database answers.', async () => {
    const isUp = await database.describe().then(
      () => true,
      () => false,
    )
    return [{ value: Number(isUp) }]
  })
  metrics.gauge(
    'quandary_database_connections',
    'Connections of this process by state; waiting counts those who wait for one. None with SQLite.',
    async () => Object.entries(database.connections()).map(([state, value]) => ({ labels: { state }, value })),
    ['state'],
  )
  addReplicaGauges(metrics, database)
  metrics.gauge(
    'quandary_jobs',
    'Background jobs in the table by state: waiting, running, failed (to be tried again), dead (given up).',
    async () => {
      const counts = await countJobs(database.db, clock.now())
      return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }))
    },
    ['state'],
  )
  metrics.gauge('quandary_event_streams', 'Open event streams.', async () => [{ value: streams.size }])
}

function addReplicaGauges(metrics: Metrics, { replicas }: Database): void {
  if (!replicas) return
  metrics.gauge(
    'quandary_database_replica_used',
    'Whether a read replica answers reads; if it does not, the reason says why.',
    async () => {
      const states = await replicas.examine()
      return states.map(({ name, leftOut }) => {
        return { labels: { replica: name, reason: leftOut ?? '' }, value: Number(leftOut === undefined) }
      })
    },
    ['replica', 'reason'],
  )
  metrics.gauge(
    'quandary_database_replica_lag_bytes',
    'Bytes of the write-ahead log that a read replica has not replayed.',
    async () => {
      const states = await replicas.examine()
      return states.flatMap(({ name, bytesBehind }) =>
        bytesBehind === undefined ? [] : [{ labels: { replica: name }, value: bytesBehind }],
      )
    },
    ['replica'],
  )
}
