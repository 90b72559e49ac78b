import type { Config } from './config.ts'
import type { BasePath } from './platform/http/base-path.ts'
import type { MaintenanceMode } from './platform/http/maintenance-mode.ts'
import type { MemoryCache } from './platform/cache/memory-cache.ts'
import type { ChangeLog } from './platform/changes/change-log.ts'
import type { Clock } from './platform/clock.ts'
import type { Capabilities, Database, Db } from './platform/db/database.ts'
import type { StorageFaults } from './platform/db/storage-fault.ts'
import type { PasswordHasher } from './platform/crypto/password-hash.ts'
import type { EphemeralStore } from './platform/ephemeral/ephemeral-store.ts'
import type { EventBus } from './platform/events/bus.ts'
import type { LanguageRegistry } from './platform/i18n/language-registry.ts'
import type { Files } from './platform/files/files.ts'
import type { RequestActivity } from './platform/http/request-activity.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import type { Log } from './platform/log/log.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { Tracer } from './platform/observability/tracing/tracer.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { MarkdownRenderer } from './platform/markdown/markdown-renderer.ts'
import type { PluginRegistry } from './platform/plugins/plugin-registry.ts'
import type { ResponseTimes } from './platform/observability/response-times.ts'
import type { EventStreams } from './platform/realtime/event-streams.ts'
import type { Singletons } from './platform/slots/singletons.ts'
import type { Slots } from './platform/slots/slots.ts'

/** Everything a use case works with: created once per process (or per test), passed on, never imported. */
export interface AppContext {
  config: Config
  database: Database
  db: Db
  can: Capabilities
  clock: Clock
  bus: EventBus
  /** Contributions of slices to each other's slots. */
  slots: Slots
  /** Objects that slices define and of which each site has one instance. */
  singletons: Singletons
  jobs: JobQueue
  mail: Mailer
  /** Renders the texts of posts, tags and people. */
  markdown: MarkdownRenderer
  /** The path below which the site lives. */
  base: BasePath
  /** Uploaded files. */
  files: Files
  passwords: PasswordHasher
  cache: MemoryCache
  /** Counts of calls, such as those of rate limits, and single-use values. All processes of a site share them. */
  ephemeral: EphemeralStore
  /** Change log shared by all processes. */
  changes: ChangeLog
  /** The plugins that this process has loaded. */
  plugins: PluginRegistry
  /** The languages of the interface, built in and from files. */
  languages: LanguageRegistry
  /** The open event streams. */
  streams: EventStreams
  /** The requests in progress, which background work yields to. */
  traffic: RequestActivity
  log: Log
  /** The maintenance state: an operator can close the site. */
  maintenance: MaintenanceMode
  /** Absent if `/metrics` is off. */
  metrics?: Metrics | undefined
  /** Absent if traces are off. */
  tracer?: Tracer | undefined
  /** Response times of pages and calls that this process measured and has not stored yet. */
  responseTimes: ResponseTimes
  /** The recent faults of the disk and the database in this process. */
  storageFaults: StorageFaults
  /** Start of the process, for the dashboard. */
  startedAt: number
}
